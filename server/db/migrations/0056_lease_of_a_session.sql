ALTER TABLE "review_lease" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "review_lease" ADD CONSTRAINT "review_lease_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_lease_session" ON "review_lease" USING btree ("session_id");