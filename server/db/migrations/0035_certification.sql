CREATE TABLE "certification_application" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certification_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"credit_code" text NOT NULL,
	"license_files" jsonb NOT NULL,
	"contact_name" text NOT NULL,
	"contact_mobile" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" integer,
	"comment" text DEFAULT '' NOT NULL,
	"expires_on" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "credit_code" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "expiry_told_days" smallint;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "expiry_told_of" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "manager_shichang" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "manager_caigou" text;--> statement-breakpoint
ALTER TABLE "certification_application" ADD CONSTRAINT "certification_application_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_application" ADD CONSTRAINT "certification_application_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_application" ADD CONSTRAINT "certification_application_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certification_application_tenant" ON "certification_application" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "certification_application_waiting" ON "certification_application" USING btree ("tenant_id") WHERE state = 'submitted';--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_credit_code" ON "tenant" USING btree ("credit_code");--> statement-breakpoint
CREATE INDEX "tenant_created" ON "tenant" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tenant_certified_until" ON "tenant" USING btree ("certification_expires_on","id");--> statement-breakpoint
-- Managers look after a company, not after one of its people.
UPDATE "tenant" t SET "manager_shichang" = a."manager_shichang", "manager_caigou" = a."manager_caigou"
  FROM "account" a WHERE a."tenant_id" = t."id" AND a."tenant_role" = 'main_account';--> statement-breakpoint
CREATE TRIGGER "upload_use" AFTER INSERT OR DELETE OR UPDATE OF "license_files" ON "certification_application"
  FOR EACH ROW EXECUTE FUNCTION "keep_upload_use"('id', 'license_files');
