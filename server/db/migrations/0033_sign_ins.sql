ALTER TABLE "session" ADD COLUMN "browser" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "system" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "network" text;