CREATE TABLE "spec_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spec_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"line_key" text NOT NULL,
	"line" text NOT NULL,
	"shape" text,
	"reading_zh" text NOT NULL,
	"reading_en" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"operator_note" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "spec_report_line" ON "spec_report" USING btree ("line_key");--> statement-breakpoint
CREATE INDEX "spec_report_count" ON "spec_report" USING btree ("count","id");--> statement-breakpoint
CREATE INDEX "spec_report_last" ON "spec_report" USING btree ("last_at","id");