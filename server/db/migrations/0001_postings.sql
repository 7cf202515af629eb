CREATE TABLE "collection" (
	"account_id" integer NOT NULL,
	"posting_id" integer NOT NULL,
	"price_per_t" numeric,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collection_account_id_posting_id_pk" PRIMARY KEY("account_id","posting_id")
);
--> statement-breakpoint
CREATE TABLE "contact_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"posting_id" integer NOT NULL,
	"seller_tenant_id" integer NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intention" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "intention_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"posting_id" integer NOT NULL,
	"seller_tenant_id" integer NOT NULL,
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"state" text NOT NULL,
	"quantity" numeric NOT NULL,
	"message" text NOT NULL,
	"answer" text,
	"agreed_quantity" numeric,
	"answered_by" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "posting" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"tenant_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"latest_revision" integer NOT NULL,
	"pending_revision" integer,
	"title" text,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"category_id" integer,
	"material" text,
	"material_key" text,
	"grade_key" text,
	"shape" text,
	"dims" jsonb,
	"dim_d" double precision GENERATED ALWAYS AS ((dims->>'d')::double precision) STORED,
	"dim_a" double precision GENERATED ALWAYS AS ((dims->>'a')::double precision) STORED,
	"dim_t" double precision GENERATED ALWAYS AS ((dims->>'t')::double precision) STORED,
	"dim_w" double precision GENERATED ALWAYS AS ((dims->>'w')::double precision) STORED,
	"dim_l" double precision GENERATED ALWAYS AS ((dims->>'l')::double precision) STORED,
	"dim_od" double precision GENERATED ALWAYS AS ((dims->>'od')::double precision) STORED,
	"dim_id" double precision GENERATED ALWAYS AS ((dims->>'id')::double precision) STORED,
	"dim_wt" double precision GENERATED ALWAYS AS ((dims->>'wt')::double precision) STORED,
	"dim_h" double precision GENERATED ALWAYS AS ((dims->>'h')::double precision) STORED,
	"dim_s" double precision GENERATED ALWAYS AS ((dims->>'s')::double precision) STORED,
	"delivery_state" text,
	"quantity" numeric,
	"quantity_unit" text,
	"remaining" numeric,
	"weighing_method" smallint,
	"theoretical_weight_kg" numeric,
	"actual_weight_kg" numeric,
	"weight_kg" numeric GENERATED ALWAYS AS (coalesce(case when weighing_method = 1 then actual_weight_kg end, theoretical_weight_kg, actual_weight_kg)) STORED,
	"price_amount" numeric,
	"price_basis" text,
	"currency" text,
	"tax_included" smallint,
	"negotiable" smallint,
	"price_per_t" numeric,
	"region_id" integer,
	"region_path" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"photos" text[] DEFAULT '{}'::text[] NOT NULL,
	"description" text,
	"deadline" smallint,
	"character" smallint,
	"forge_type" smallint,
	"have_warranty" smallint,
	"have_report" smallint,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cuttable" smallint GENERATED ALWAYS AS ((details->>'cuttable')::smallint) STORED,
	"heat_no" text GENERATED ALWAYS AS (details->>'heat_no') STORED,
	"search" "tsvector" NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"collection_count" integer DEFAULT 0 NOT NULL,
	"intention_count" integer DEFAULT 0 NOT NULL,
	"review_comment" text,
	"review_img_arr" text[] DEFAULT '{}'::text[] NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"reminded_days" smallint,
	"submitted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "posting_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "posting_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posting_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting_id" integer NOT NULL,
	"action" text NOT NULL,
	"revision" integer NOT NULL,
	"account_id" integer NOT NULL,
	"comment" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting_revision" (
	"posting_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"state" text NOT NULL,
	"values" jsonb NOT NULL,
	"author_id" integer NOT NULL,
	"comment" text,
	"img_arr" text[] DEFAULT '{}'::text[] NOT NULL,
	"reviewer_id" integer,
	"reviewed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "posting_revision_posting_id_revision_pk" PRIMARY KEY("posting_id","revision")
);
--> statement-breakpoint
CREATE TABLE "posting_view_day" (
	"posting_id" integer NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "posting_view_day_posting_id_day_pk" PRIMARY KEY("posting_id","day")
);
--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_view" ADD CONSTRAINT "contact_view_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_view" ADD CONSTRAINT "contact_view_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_view" ADD CONSTRAINT "contact_view_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_view" ADD CONSTRAINT "contact_view_seller_tenant_id_tenant_id_fk" FOREIGN KEY ("seller_tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intention" ADD CONSTRAINT "intention_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intention" ADD CONSTRAINT "intention_seller_tenant_id_tenant_id_fk" FOREIGN KEY ("seller_tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intention" ADD CONSTRAINT "intention_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intention" ADD CONSTRAINT "intention_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intention" ADD CONSTRAINT "intention_answered_by_account_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_event" ADD CONSTRAINT "posting_event_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_event" ADD CONSTRAINT "posting_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_revision" ADD CONSTRAINT "posting_revision_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_revision" ADD CONSTRAINT "posting_revision_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_revision" ADD CONSTRAINT "posting_revision_reviewer_id_account_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_view_day" ADD CONSTRAINT "posting_view_day_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_posting" ON "collection" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "collection_newest" ON "collection" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_view_day" ON "contact_view" USING btree ("tenant_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "intention_one_open" ON "intention" USING btree ("posting_id","tenant_id") WHERE state in ('sent', 'seen');--> statement-breakpoint
CREATE INDEX "intention_sent" ON "intention" USING btree ("tenant_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "intention_received" ON "intention" USING btree ("seller_tenant_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_newest" ON "posting" USING btree ("kind","published_at" DESC NULLS LAST,"code" DESC NULLS LAST) WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "posting_grade_newest" ON "posting" USING btree ("kind","grade_key","published_at" DESC NULLS LAST,"code" DESC NULLS LAST) WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "posting_price_up" ON "posting" USING btree ("kind",coalesce(price_per_t, 1e15),"code") WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "posting_price_down" ON "posting" USING btree ("kind",coalesce(price_per_t, -1),"code") WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "posting_weight_up" ON "posting" USING btree ("kind",coalesce(weight_kg, 1e15),"code") WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "posting_weight_down" ON "posting" USING btree ("kind",coalesce(weight_kg, -1),"code") WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "posting_deadline" ON "posting" USING btree ("kind","expires_at","code") WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "posting_search" ON "posting" USING gin ("search") WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "posting_region" ON "posting" USING gin ("region_path") WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "posting_owner" ON "posting" USING btree ("tenant_id","kind","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_admin" ON "posting" USING btree ("kind","state","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_review" ON "posting" USING btree ("kind","submitted_at") WHERE state = 'in_review' or pending_revision is not null;--> statement-breakpoint
CREATE INDEX "posting_heat" ON "posting" USING btree ("heat_no") WHERE heat_no is not null;--> statement-breakpoint
CREATE INDEX "posting_event_posting" ON "posting_event" USING btree ("posting_id","id");