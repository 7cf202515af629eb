DROP INDEX "user_accusation_open";--> statement-breakpoint
ALTER TABLE "user_accusation" ALTER COLUMN "created_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "user_accusation" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_accusation" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_accusation" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
UPDATE "user_accusation" SET "state" = 'answered', "updated_at" = "handled_at" WHERE "handled_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "user_accusation_newest" ON "user_accusation" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_accusation_waiting" ON "user_accusation" USING btree ("permission","created_at") WHERE handled_at is null;