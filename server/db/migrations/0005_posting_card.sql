DROP INDEX "posting_newest";--> statement-breakpoint
DROP INDEX "posting_grade_newest";--> statement-breakpoint
DROP INDEX "user_message_account";--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "card" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Read with every row of a list: neither compressed nor moved out of the row, and not the search lexemes either.
ALTER TABLE "posting" ALTER COLUMN "card" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "posting" SET (toast_tuple_target = 4080, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
-- Generated columns have no value yet in a trigger before the row, hence heat_no and cuttable from the details.
CREATE FUNCTION "posting_card"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE object text;
BEGIN
  SELECT row_to_json(members)::text INTO object FROM (SELECT
    NEW.code, NEW.kind, NEW.character, NEW.forge_type, NEW.category_id, NEW.material, NEW.shape, NEW.dims,
    NEW.delivery_state, NEW.quantity, NEW.quantity_unit, NEW.remaining, NEW.weighing_method,
    NEW.theoretical_weight_kg, NEW.actual_weight_kg, NEW.price_amount, NEW.price_basis, NEW.price_per_t,
    NEW.currency, NEW.tax_included, NEW.negotiable, NEW.region_id, NEW.have_warranty, NEW.have_report,
    NEW.details->>'mill' AS mill, NEW.details->>'heat_no' AS heat_no,
    NEW.details->>'certificate_type' AS certificate_type, (NEW.details->>'cuttable')::smallint AS cuttable,
    NEW.photos[1] AS photo, cardinality(NEW.photos) AS photo_count, NEW.view_count,
    to_char(NEW.published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS published_time,
    to_char(NEW.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS expires_at) AS members;
  NEW.card := substr(object, 2, length(object) - 2);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "posting_card" BEFORE INSERT OR UPDATE ON "posting" FOR EACH ROW EXECUTE FUNCTION "posting_card"();--> statement-breakpoint
UPDATE "posting" SET "code" = "code";--> statement-breakpoint
CREATE INDEX "posting_grade_shape_newest" ON "posting" USING btree ("kind","grade_key","shape","published_at","code","expires_at","id","material_key","category_id","delivery_state","region_path") WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "posting_newest" ON "posting" USING btree ("kind","published_at","code","expires_at","id","material_key","category_id","delivery_state","region_path","grade_key","shape") WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "posting_grade_newest" ON "posting" USING btree ("kind","grade_key","published_at","code","expires_at","id","material_key","category_id","delivery_state","region_path","shape") WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "user_message_account" ON "user_message" USING btree ("account_id","id");
