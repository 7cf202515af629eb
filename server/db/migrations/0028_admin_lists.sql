DROP INDEX "posting_admin";--> statement-breakpoint
DROP INDEX "posting_review";--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("object_kind","at","id");--> statement-breakpoint
CREATE INDEX "posting_admin_changed" ON "posting" USING btree ("kind","updated_at","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "posting_admin_state" ON "posting" USING btree ("kind","state","updated_at","id","expires_at","target_reached") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "posting_admin_count" ON "posting" USING btree ("kind","state","expires_at","target_reached") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "posting_admin_company" ON "posting" USING btree ("kind","tenant_id","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "posting_admin_submitted" ON "posting" USING btree ("kind","submitted_at","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "posting_admin_views" ON "posting" USING btree ("kind","view_count","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "posting_admin_published_up" ON "posting" USING btree ("kind","published_at","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "posting_admin_published_down" ON "posting" USING btree ("kind","published_at" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "posting_admin_weight_up" ON "posting" USING btree ("kind","weight_kg","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "posting_admin_weight_down" ON "posting" USING btree ("kind","weight_kg" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "posting_admin_price_up" ON "posting" USING btree ("kind","price_per_t","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "posting_admin_price_down" ON "posting" USING btree ("kind","price_per_t" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "tenant_name" ON "tenant" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "tenant_english_name" ON "tenant" USING btree (coalesce(name_en, name),"id");--> statement-breakpoint
CREATE INDEX "posting_review" ON "posting" USING btree ("kind","submitted_at","id") WHERE state = 'in_review' or pending_revision is not null;