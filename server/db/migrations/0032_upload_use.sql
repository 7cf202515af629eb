CREATE TABLE "upload_use" (
	"address" text NOT NULL,
	"used_by" text NOT NULL,
	"row_key" text NOT NULL,
	CONSTRAINT "upload_use_address_used_by_row_key_pk" PRIMARY KEY("address","used_by","row_key")
);
--> statement-breakpoint
DROP INDEX "upload_keep";--> statement-breakpoint
ALTER TABLE "upload_use" ADD CONSTRAINT "upload_use_address_upload_address_fk" FOREIGN KEY ("address") REFERENCES "public"."upload"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The addresses of files in these columns of a row.
CREATE FUNCTION "upload_addresses"("row" jsonb, "columns" text[]) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT hit.words[1] FROM unnest("columns") AS c(name),
    regexp_matches("row" ->> c.name, '/uploads/[A-Za-z0-9_./-]+', 'g') AS hit(words)
$$;--> statement-breakpoint
-- After every write of a row its uses are those of the uploads that it names. Arguments: the primary key
-- ('posting_id,revision'), then each column that may hold addresses. An address without an upload is not used; locking
-- the upload lets a removal that has begun end first.
CREATE FUNCTION "keep_upload_use"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  table_name text := TG_TABLE_NAME;
BEGIN
  IF concat(OLD, NEW) NOT LIKE '%/uploads/%' THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM upload_use
      WHERE address = ANY (ARRAY(SELECT a FROM upload_addresses(to_jsonb(OLD), TG_ARGV[1:]) AS a))
        AND used_by = table_name
        AND row_key = (SELECT string_agg(to_jsonb(OLD) ->> key, '/') FROM string_to_table(TG_ARGV[0], ',') AS key);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO upload_use (address, used_by, row_key)
      SELECT address, table_name,
          (SELECT string_agg(to_jsonb(NEW) ->> key, '/') FROM string_to_table(TG_ARGV[0], ',') AS key)
        FROM upload WHERE address = ANY (ARRAY(SELECT a FROM upload_addresses(to_jsonb(NEW), TG_ARGV[1:]) AS a))
        FOR KEY SHARE
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "upload_use" AFTER INSERT OR DELETE OR UPDATE OF "avatar" ON "account"
  FOR EACH ROW EXECUTE FUNCTION "keep_upload_use"('id', 'avatar');--> statement-breakpoint
CREATE TRIGGER "upload_use" AFTER INSERT OR DELETE OR UPDATE OF "photos", "details", "review_img_arr" ON "posting"
  FOR EACH ROW EXECUTE FUNCTION "keep_upload_use"('id', 'photos', 'details', 'review_img_arr');--> statement-breakpoint
CREATE TRIGGER "upload_use" AFTER INSERT OR DELETE OR UPDATE OF "revision", "values", "img_arr" ON "posting_revision"
  FOR EACH ROW EXECUTE FUNCTION "keep_upload_use"('posting_id,revision', 'values', 'img_arr');--> statement-breakpoint
CREATE TRIGGER "upload_use" AFTER INSERT OR DELETE OR UPDATE OF "values" ON "posting_template"
  FOR EACH ROW EXECUTE FUNCTION "keep_upload_use"('id', 'values');--> statement-breakpoint
CREATE TRIGGER "upload_use" AFTER INSERT OR DELETE OR UPDATE OF "files" ON "quote"
  FOR EACH ROW EXECUTE FUNCTION "keep_upload_use"('id', 'files');--> statement-breakpoint
CREATE TRIGGER "upload_use" AFTER INSERT OR DELETE OR UPDATE OF "revision", "values" ON "quote_revision"
  FOR EACH ROW EXECUTE FUNCTION "keep_upload_use"('quote_id,revision', 'values');--> statement-breakpoint
CREATE TRIGGER "upload_use" AFTER INSERT OR DELETE OR UPDATE OF "files" ON "conversation_message"
  FOR EACH ROW EXECUTE FUNCTION "keep_upload_use"('id', 'files');--> statement-breakpoint
CREATE TRIGGER "upload_use" AFTER INSERT OR DELETE OR UPDATE OF "image" ON "banner"
  FOR EACH ROW EXECUTE FUNCTION "keep_upload_use"('id', 'image');--> statement-breakpoint
CREATE TRIGGER "upload_use" AFTER INSERT OR DELETE OR UPDATE OF "value" ON "website_config"
  FOR EACH ROW EXECUTE FUNCTION "keep_upload_use"('section', 'value');--> statement-breakpoint
-- The uses of the rows that are there already.
INSERT INTO "upload_use" ("address", "used_by", "row_key")
SELECT DISTINCT u.address, held.used_by, held.row_key FROM (
  SELECT 'account' AS used_by, id::text AS row_key, to_jsonb(r) AS "row", '{avatar}'::text[] AS columns FROM account r
  UNION ALL SELECT 'posting', id::text, to_jsonb(r), '{photos,details,review_img_arr}' FROM posting r
  UNION ALL SELECT 'posting_revision', posting_id || '/' || revision, to_jsonb(r), '{values,img_arr}' FROM posting_revision r
  UNION ALL SELECT 'posting_template', id::text, to_jsonb(r), '{values}' FROM posting_template r
  UNION ALL SELECT 'quote', id::text, to_jsonb(r), '{files}' FROM quote r
  UNION ALL SELECT 'quote_revision', quote_id || '/' || revision, to_jsonb(r), '{values}' FROM quote_revision r
  UNION ALL SELECT 'conversation_message', id::text, to_jsonb(r), '{files}' FROM conversation_message r
  UNION ALL SELECT 'banner', id::text, to_jsonb(r), '{image}' FROM banner r
  UNION ALL SELECT 'website_config', section, to_jsonb(r), '{value}' FROM website_config r
) held, upload_addresses(held."row", held.columns) AS named(address), upload u
WHERE u.address = named.address;
