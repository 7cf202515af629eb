DROP INDEX "search_text_pieces";--> statement-breakpoint
CREATE INDEX "search_text_account" ON "search_text" USING gin ("pieces") WHERE of = 'account';--> statement-breakpoint
CREATE INDEX "search_text_inspection" ON "search_text" USING gin ("pieces") WHERE of = 'inspection';--> statement-breakpoint
CREATE INDEX "search_text_spec_report" ON "search_text" USING gin ("pieces") WHERE of = 'spec_report';--> statement-breakpoint
CREATE INDEX "search_text_tenant" ON "search_text" USING gin ("pieces") WHERE of = 'tenant';--> statement-breakpoint
CREATE INDEX "search_text_user_accusation" ON "search_text" USING gin ("pieces") WHERE of = 'user_accusation';