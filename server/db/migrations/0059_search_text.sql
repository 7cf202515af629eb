-- All pieces of one to three characters of a text (decision 101).
CREATE FUNCTION text_pieces("whole" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(whole, place, size)), '{}')
  FROM generate_series(1, length(whole)) place, generate_series(1, 3) size
  WHERE place + size - 1 <= length(whole)
$$;--> statement-breakpoint
CREATE TABLE "search_text" (
	"of" text NOT NULL,
	"id" integer NOT NULL,
	"text" text NOT NULL,
	"pieces" text[] GENERATED ALWAYS AS (text_pieces(text)) STORED,
	CONSTRAINT "search_text_of_id_pk" PRIMARY KEY("of","id")
);
--> statement-breakpoint
CREATE INDEX "search_text_pieces" ON "search_text" USING gin ("pieces");--> statement-breakpoint
-- Keeps the texts of the columns that the trigger names.
CREATE FUNCTION "keep_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_text s WHERE s.of = TG_TABLE_NAME AND s.id = OLD.id;
    RETURN NULL;
  END IF;
  INSERT INTO search_text ("of", id, "text")
    SELECT TG_TABLE_NAME, NEW.id, lower(coalesce(string_agg(to_jsonb(NEW) ->> name, E'\n'), ''))
    FROM unnest(TG_ARGV) name
    ON CONFLICT ("of", id) DO UPDATE SET "text" = excluded."text" WHERE search_text."text" <> excluded."text";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "keep_search_text" AFTER INSERT OR DELETE OR UPDATE OF "display_name", "display_name_en", "mobile", "email" ON "account"
  FOR EACH ROW EXECUTE FUNCTION "keep_search_text"('display_name', 'display_name_en', 'mobile', 'email');--> statement-breakpoint
CREATE TRIGGER "keep_search_text" AFTER INSERT OR DELETE OR UPDATE OF "name", "name_en", "code", "credit_code" ON "tenant"
  FOR EACH ROW EXECUTE FUNCTION "keep_search_text"('name', 'name_en', 'code', 'credit_code');--> statement-breakpoint
INSERT INTO search_text ("of", id, "text")
  SELECT 'account', id, lower(concat_ws(E'\n', display_name, display_name_en, mobile, email)) FROM account
  UNION ALL SELECT 'tenant', id, lower(concat_ws(E'\n', name, name_en, code, credit_code)) FROM tenant;
