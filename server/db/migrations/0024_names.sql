ALTER TABLE "account" ADD COLUMN "display_name_en" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "contact_name_en" text;--> statement-breakpoint
UPDATE "tenant" SET "name" = '锻材市场', "name_en" = 'Forging Market' WHERE "code" = 'PLATFORM';
