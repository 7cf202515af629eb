ALTER TABLE "tenant" ADD COLUMN "has_submitted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "tenant_poster" ON "tenant" USING btree ("name","id") WHERE has_submitted;--> statement-breakpoint
CREATE INDEX "tenant_english_poster" ON "tenant" USING btree (coalesce(name_en, name),"id") WHERE has_submitted;--> statement-breakpoint
CREATE FUNCTION "mark_submitting_company"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tenant SET has_submitted = true WHERE id = NEW.tenant_id AND NOT has_submitted;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "mark_submitting_company" AFTER INSERT OR UPDATE OF "submitted_at", "tenant_id" ON "posting"
  FOR EACH ROW WHEN (NEW.submitted_at IS NOT NULL) EXECUTE FUNCTION "mark_submitting_company"();--> statement-breakpoint
UPDATE tenant SET has_submitted = true WHERE id IN (SELECT tenant_id FROM posting WHERE submitted_at IS NOT NULL);
