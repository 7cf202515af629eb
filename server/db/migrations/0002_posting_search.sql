DROP INDEX "collection_newest";--> statement-breakpoint
DROP INDEX "intention_sent";--> statement-breakpoint
DROP INDEX "intention_received";--> statement-breakpoint
DROP INDEX "posting_newest";--> statement-breakpoint
DROP INDEX "posting_grade_newest";--> statement-breakpoint
DROP INDEX "posting_owner";--> statement-breakpoint
DROP INDEX "posting_admin";--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "section" double precision GENERATED ALWAYS AS (coalesce(dims->>'d', dims->>'od', dims->>'a', dims->>'t', dims->>'s')::double precision) STORED;--> statement-breakpoint
CREATE INDEX "posting_section" ON "posting" USING btree ("kind","section") WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "posting_grade_section" ON "posting" USING btree ("kind","grade_key","section") WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "collection_newest" ON "collection" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "intention_sent" ON "intention" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "intention_received" ON "intention" USING btree ("seller_tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "posting_newest" ON "posting" USING btree ("kind","published_at","code") WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "posting_grade_newest" ON "posting" USING btree ("kind","grade_key","published_at","code") WHERE state = 'online';--> statement-breakpoint
CREATE INDEX "posting_owner" ON "posting" USING btree ("tenant_id","kind","updated_at");--> statement-breakpoint
CREATE INDEX "posting_admin" ON "posting" USING btree ("kind","state","updated_at");