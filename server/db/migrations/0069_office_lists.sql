DROP INDEX "user_accusation_about";--> statement-breakpoint
DROP INDEX "user_accusation_newest";--> statement-breakpoint
CREATE INDEX "user_accusation_state" ON "user_accusation" USING btree ("state","created_at","id","permission");--> statement-breakpoint
CREATE INDEX "user_accusation_unanswered" ON "user_accusation" USING btree ((case when handled_at is null then 1 else 0 end),"created_at","id","permission");--> statement-breakpoint
CREATE INDEX "user_accusation_author" ON "user_accusation" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "user_accusation_company" ON "user_accusation" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "user_accusation_sign" ON "user_accusation" USING btree ("record_sign","id");--> statement-breakpoint
CREATE INDEX "freight_refund_listed" ON "freight_refund" USING btree ((state <> 'requested'),(case when state = 'requested' then id else -id end),"id","state");--> statement-breakpoint
CREATE INDEX "market_price_source" ON "market_price" USING btree ("source");--> statement-breakpoint
CREATE INDEX "membership_application_listed" ON "membership_application" USING btree ((state <> 'waiting'),(case when state = 'waiting' then id else -id end),"id","state");--> statement-breakpoint
CREATE INDEX "posting_author" ON "posting" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "spec_report_state" ON "spec_report" USING btree ("state","count","id");--> statement-breakpoint
CREATE INDEX "user_accusation_newest" ON "user_accusation" USING btree ("created_at","id","permission","state");--> statement-breakpoint
-- Operators find inspections, lines and reports by any part of these texts.
CREATE TRIGGER "keep_search_text" AFTER INSERT OR DELETE OR UPDATE OF "object_zh", "object_en", "posting_code" ON "inspection"
  FOR EACH ROW EXECUTE FUNCTION "keep_search_text"('object_zh', 'object_en', 'posting_code');--> statement-breakpoint
CREATE TRIGGER "keep_search_text" AFTER INSERT OR DELETE OR UPDATE OF "line", "notes", "operator_note" ON "spec_report"
  FOR EACH ROW EXECUTE FUNCTION "keep_search_text"('line', 'notes', 'operator_note');--> statement-breakpoint
CREATE TRIGGER "keep_search_text" AFTER INSERT OR DELETE OR UPDATE OF "comment", "record_sign" ON "user_accusation"
  FOR EACH ROW EXECUTE FUNCTION "keep_search_text"('comment', 'record_sign');--> statement-breakpoint
INSERT INTO search_text ("of", id, "text")
  SELECT 'inspection', id, lower(concat_ws(E'\n', object_zh, object_en, posting_code)) FROM inspection
  UNION ALL SELECT 'spec_report', id, lower(concat_ws(E'\n', line, notes, operator_note)) FROM spec_report
  UNION ALL SELECT 'user_accusation', id, lower(concat_ws(E'\n', comment, record_sign)) FROM user_accusation;
