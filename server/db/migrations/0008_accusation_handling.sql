ALTER TABLE "user_accusation" ADD COLUMN "permission" text DEFAULT 'admin_raise.get' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_accusation" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_accusation" ADD COLUMN "handled_by" integer;--> statement-breakpoint
ALTER TABLE "user_accusation" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "user_accusation" ADD CONSTRAINT "user_accusation_handled_by_account_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_accusation_open" ON "user_accusation" USING btree ("permission","created_at") WHERE handled_at is null;