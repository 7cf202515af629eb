ALTER TABLE "banner" ADD COLUMN "language" text DEFAULT 'both' NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "clicks" integer DEFAULT 0 NOT NULL;