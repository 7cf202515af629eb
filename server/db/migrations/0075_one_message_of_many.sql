DROP INDEX "user_message_unread";--> statement-breakpoint
ALTER TABLE "user_message" ADD COLUMN "group_key" text;--> statement-breakpoint
ALTER TABLE "user_message" ADD COLUMN "first_id" bigint;--> statement-breakpoint
ALTER TABLE "user_message" ADD COLUMN "needs_answer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "user_message" SET "needs_answer" = true WHERE "code" in ('intention_received', 'quote_received', 'quote_revised', 'drawings_requested', 'conversation_message', 'posting_invited', 'inspection_quoted') or ("code" = 'quoted_request' and "params"->>'change' = 'changed');--> statement-breakpoint
CREATE INDEX "user_message_open_group" ON "user_message" USING btree ("account_id","group_key") WHERE not is_read and group_key is not null;--> statement-breakpoint
CREATE INDEX "user_message_waiting" ON "user_message" USING btree ("account_id","created_at","id") WHERE needs_answer and not is_read;--> statement-breakpoint
CREATE INDEX "user_message_unread" ON "user_message" USING btree ("account_id","module","id") WHERE not is_read;