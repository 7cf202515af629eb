ALTER TABLE "price_alert" ALTER COLUMN "material" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_alert" ALTER COLUMN "region" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_alert" ADD COLUMN "grade" text;--> statement-breakpoint
ALTER TABLE "price_alert" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "price_alert" ADD COLUMN "told_day" date;--> statement-breakpoint
CREATE UNIQUE INDEX "price_alert_grade_once" ON "price_alert" USING btree ("account_id","grade","condition","amount");--> statement-breakpoint
ALTER TABLE "price_alert" ADD CONSTRAINT "price_alert_one_series" CHECK ((grade is null) = (material is not null) and (material is null) = (region is null));