CREATE INDEX "certification_application_state" ON "certification_application" USING btree ("state","tenant_id","id");--> statement-breakpoint
CREATE INDEX "account_by_role" ON "account" USING btree ("tenant_role","created_at","id") WHERE not is_backend;--> statement-breakpoint
CREATE INDEX "account_frozen" ON "account" USING btree ("created_at","id") WHERE disabled_at is not null;--> statement-breakpoint
CREATE INDEX "account_deleted" ON "account" USING btree ("created_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "tenant_certification" ON "tenant" USING btree ("certification","created_at","id");--> statement-breakpoint
CREATE INDEX "tenant_membership" ON "tenant" USING btree ("membership","created_at","id");