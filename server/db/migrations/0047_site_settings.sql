CREATE TABLE "website_config_version" (
	"section" text NOT NULL,
	"revision" integer NOT NULL,
	"value" jsonb NOT NULL,
	"account_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "website_config_version_section_revision_pk" PRIMARY KEY("section","revision")
);
--> statement-breakpoint
ALTER TABLE "website_config" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "website_config_version" ADD CONSTRAINT "website_config_version_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- An earlier version can be restored, so the pictures that it names stay.
CREATE TRIGGER "upload_use" AFTER INSERT OR DELETE OR UPDATE OF "value" ON "website_config_version"
  FOR EACH ROW EXECUTE FUNCTION "keep_upload_use"('section,revision', 'value');--> statement-breakpoint
-- The suggestions of all sections of the search are one section of the settings.
INSERT INTO "website_config" ("section", "value", "is_public")
  SELECT 'suggestions', jsonb_object_agg("section", "value"), false FROM "website_config"
  WHERE "section" IN ('quotation', 'purchase_forging', 'purchase_material', 'raise', 'purchase_piece', 'forum')
  HAVING count(*) > 0
  ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "website_config"
  WHERE "section" IN ('quotation', 'purchase_forging', 'purchase_material', 'raise', 'purchase_piece', 'forum');
