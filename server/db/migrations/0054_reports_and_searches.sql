CREATE TABLE "search_miss" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"term" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_miss_day_kind_term_pk" PRIMARY KEY("day","kind","term")
);
--> statement-breakpoint
CREATE TABLE "report_subscription" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"lang" text NOT NULL,
	"origin" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_subscription" ADD CONSTRAINT "report_subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_subscription_due" ON "report_subscription" USING btree ("due_at");