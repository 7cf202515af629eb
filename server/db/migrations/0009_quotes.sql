CREATE TABLE "quote" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"posting_id" integer NOT NULL,
	"buyer_tenant_id" integer NOT NULL,
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"posting_revision" integer NOT NULL,
	"quantity" numeric NOT NULL,
	"price_amount" numeric NOT NULL,
	"price_basis" text NOT NULL,
	"tax_included" smallint NOT NULL,
	"price_per_t" numeric,
	"taxed_per_t" numeric,
	"delivery_date" date NOT NULL,
	"valid_until" date NOT NULL,
	"delivery_terms" text,
	"terms" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deviations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer" text,
	"agreed_quantity" numeric,
	"answered_by" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "quote_revision" (
	"quote_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"posting_revision" integer NOT NULL,
	"quantity" numeric NOT NULL,
	"taxed_per_t" numeric,
	"values" jsonb NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_revision_quote_id_revision_pk" PRIMARY KEY("quote_id","revision")
);
--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_buyer_tenant_id_tenant_id_fk" FOREIGN KEY ("buyer_tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_answered_by_account_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_revision" ADD CONSTRAINT "quote_revision_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_revision" ADD CONSTRAINT "quote_revision_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_one_open" ON "quote" USING btree ("posting_id","tenant_id") WHERE state in ('sent', 'seen');--> statement-breakpoint
CREATE INDEX "quote_sent" ON "quote" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_received" ON "quote" USING btree ("buyer_tenant_id","posting_id");--> statement-breakpoint
CREATE INDEX "quote_posting" ON "quote" USING btree ("posting_id");--> statement-breakpoint
UPDATE "posting" SET "remaining" = "actual_weight_kg" / 1000 WHERE "kind" = 'purchase_material' AND "quantity" IS NULL AND "remaining" IS NULL AND "state" <> 'dealt';
