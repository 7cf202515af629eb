CREATE TABLE "good_business" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "good_business_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"state" text NOT NULL,
	"introduction_zh" text NOT NULL,
	"introduction_en" text NOT NULL,
	"products_zh" text[] NOT NULL,
	"products_en" text[] NOT NULL,
	"region_id" integer,
	"region_path" integer[] NOT NULL,
	"press_mn" numeric,
	"hammer_t" numeric,
	"ring_od_mm" integer,
	"piece_t" numeric,
	"annual_t" integer,
	"furnaces" jsonb NOT NULL,
	"certificates" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" integer,
	"comment" text DEFAULT '' NOT NULL,
	"listed_at" timestamp (3) with time zone,
	"sponsored_until" date,
	"sponsored_position" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "good_business_tag" (
	"good_business_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "good_business_tag_good_business_id_tag_id_pk" PRIMARY KEY("good_business_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "good_business" ADD CONSTRAINT "good_business_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_business" ADD CONSTRAINT "good_business_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_business" ADD CONSTRAINT "good_business_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_business_tag" ADD CONSTRAINT "good_business_tag_good_business_id_good_business_id_fk" FOREIGN KEY ("good_business_id") REFERENCES "public"."good_business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "good_business_tag" ADD CONSTRAINT "good_business_tag_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "good_business_tenant" ON "good_business" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "good_business_waiting" ON "good_business" USING btree ("tenant_id") WHERE state = 'submitted';--> statement-breakpoint
CREATE UNIQUE INDEX "good_business_listed" ON "good_business" USING btree ("tenant_id") WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "good_business_submitted" ON "good_business" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "good_business_tag_tag" ON "good_business_tag" USING btree ("tag_id","good_business_id");--> statement-breakpoint
CREATE TRIGGER "upload_use" AFTER INSERT OR DELETE OR UPDATE OF "certificates" ON "good_business"
  FOR EACH ROW EXECUTE FUNCTION "keep_upload_use"('id', 'certificates');
