ALTER TABLE "quote" ADD COLUMN "end_told" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "validity_told" date;--> statement-breakpoint
CREATE INDEX "quote_validity" ON "quote" USING btree ("valid_until") WHERE state in ('sent', 'seen');