CREATE TABLE "market_day" (
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "market_day_day_figure_kind_pk" PRIMARY KEY("day","figure","kind")
);
--> statement-breakpoint
CREATE INDEX "certification_application_decided" ON "certification_application" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "deal_agreed" ON "deal" USING btree ("agreed_at","source");--> statement-breakpoint
CREATE INDEX "posting_event_at" ON "posting_event" USING btree ("action","at","posting_id");--> statement-breakpoint
CREATE INDEX "quote_created" ON "quote" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "intention_created" ON "intention" USING btree ("created_at","state","answered_at");