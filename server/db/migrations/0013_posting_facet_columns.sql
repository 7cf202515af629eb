DROP INDEX "posting_newest";--> statement-breakpoint
DROP INDEX "posting_grade_newest";--> statement-breakpoint
DROP INDEX "posting_grade_shape_newest";--> statement-breakpoint
CREATE INDEX "posting_newest" ON "posting" USING btree ("kind","published_at","code","expires_at","id","material_key","category_id","delivery_state","region_path","material","weight_kg","visibility","grade_key","shape") WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "posting_grade_newest" ON "posting" USING btree ("kind","grade_key","published_at","code","expires_at","id","material_key","category_id","delivery_state","region_path","material","weight_kg","visibility","shape") WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "posting_grade_shape_newest" ON "posting" USING btree ("kind","grade_key","shape","published_at","code","expires_at","id","material_key","category_id","delivery_state","region_path","material","weight_kg","visibility") WHERE state = 'online';--> statement-breakpoint
UPDATE "posting" SET "search" = "search" || array_to_tsvector(ARRAY['kind:' || kind]);
