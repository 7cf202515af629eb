ALTER TABLE "account" ADD COLUMN "pre_company_name" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "pre_company_name_en" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "pre_business_tag_id" integer;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_pre_business_tag_id_tag_id_fk" FOREIGN KEY ("pre_business_tag_id") REFERENCES "public"."tag"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_pre_whole" CHECK ((pre_company_name is null) = (pre_business_tag_id is null));--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_pre_or_tenant" CHECK (coalesce(pre_company_name, pre_company_name_en) is null or tenant_id is null);