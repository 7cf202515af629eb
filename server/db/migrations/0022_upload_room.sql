ALTER TABLE "upload" ADD COLUMN "keep_until" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "upload_account" ON "upload" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "upload_keep" ON "upload" USING btree ("keep_until");