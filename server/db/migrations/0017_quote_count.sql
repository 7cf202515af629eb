ALTER TABLE "posting" ADD COLUMN "quote_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Rows show how many have quoted as they show who has joined: in their extras, whatever else writes them.
CREATE OR REPLACE FUNCTION "posting_added_up"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.extras := NEW.extras - 'joined_t' - 'joined_count' - 'quotes';
  IF NEW.joined_count > 0 THEN
    NEW.extras := NEW.extras || jsonb_build_object('joined_t', NEW.joined_t, 'joined_count', NEW.joined_count);
  END IF;
  IF NEW.quote_count > 0 THEN
    NEW.extras := NEW.extras || jsonb_build_object('quotes', NEW.quote_count);
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
DROP TRIGGER "posting_added_up" ON "posting";--> statement-breakpoint
CREATE TRIGGER "posting_added_up" BEFORE UPDATE ON "posting" FOR EACH ROW
  WHEN (NEW.joined_count > 0 OR OLD.joined_count > 0 OR NEW.quote_count > 0 OR OLD.quote_count > 0)
  EXECUTE FUNCTION "posting_added_up"();--> statement-breakpoint
UPDATE "posting" SET "quote_count" = q.companies FROM (SELECT posting_id, count(distinct tenant_id) AS companies
  FROM quote WHERE state <> 'withdrawn' GROUP BY posting_id) q WHERE "posting".id = q.posting_id;
