DROP INDEX "user_message_account";--> statement-breakpoint
CREATE INDEX "user_message_newest" ON "user_message" USING btree ("account_id","created_at","id");