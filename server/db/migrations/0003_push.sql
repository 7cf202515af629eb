CREATE TABLE "notification_preference" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"push_off" text[] DEFAULT '{}'::text[] NOT NULL,
	"digest_on" text[] DEFAULT '{}'::text[] NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"digest_since" timestamp (3) with time zone,
	"digest_due_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_breaker" (
	"service" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"failing_since" timestamp (3) with time zone NOT NULL,
	"open_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "push_key" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"service" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"key_id" text NOT NULL,
	"language" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"last_status" smallint
);
--> statement-breakpoint
ALTER TABLE "user_message" ADD COLUMN "search_zh" text;--> statement-breakpoint
ALTER TABLE "user_message" ADD COLUMN "search_en" text;--> statement-breakpoint
ALTER TABLE "user_message" ADD COLUMN "digested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_key_id_push_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."push_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_preference_due" ON "notification_preference" USING btree ("digest_due_at") WHERE digest_due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "push_key_current" ON "push_key" USING btree ((retired_at is null)) WHERE retired_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "push_key_public" ON "push_key" USING btree ("public_key");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_endpoint" ON "push_subscription" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscription_account" ON "push_subscription" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "push_subscription_session" ON "push_subscription" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "user_message_unsearchable" ON "user_message" USING btree ("account_id") WHERE search_zh is null;