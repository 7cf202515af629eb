ALTER TABLE "upload" ADD COLUMN "look" integer[];--> statement-breakpoint
-- Every heat number in the values of a posting, folded like `foldNumber` (decision 116).
CREATE FUNCTION heat_numbers("values" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT folded), '{}')
  FROM (SELECT upper(regexp_replace(normalize(number #>> '{}', NFKC), '[\s\-‐‑‒–—−]+', '', 'g')) AS folded
    FROM unnest(ARRAY['$.heat_no', '$.heats[*].heat_no', '$.pieces[*].heat_no']::jsonpath[]) place,
      jsonb_path_query($1, place) number) one
  WHERE folded <> ''
$$;--> statement-breakpoint
CREATE INDEX "posting_same_heat" ON "posting" USING gin (heat_numbers(details)) WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "upload_look" ON "upload" USING gin ("look");--> statement-breakpoint
CREATE INDEX "upload_without_look" ON "upload" USING btree ("created_at") WHERE look is null and usage = 'posting' and file_type = 'image';