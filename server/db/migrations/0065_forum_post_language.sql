ALTER TABLE "forum_post" ADD COLUMN "lang" text;--> statement-breakpoint
ALTER TABLE "forum_post" ADD COLUMN "shown_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "forum_post" p SET "lang" = h."lang", "shown_at" = CASE
	WHEN p."position" > 0 THEN p."created_at"
	WHEN p."position" = 0 AND (p."state" IN ('shown', 'hidden') OR h."last_position" > 0) THEN h."shown_at" END
FROM "forum_thread" h WHERE h."id" = p."thread_id";--> statement-breakpoint
ALTER TABLE "forum_post" ALTER COLUMN "lang" SET NOT NULL;
