CREATE TABLE "saved_search" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_search_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"alert" text NOT NULL,
	"filters" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"words" "tsquery",
	"looked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_match" (
	"search_id" integer NOT NULL,
	"posting_id" integer NOT NULL,
	"matched_at" timestamp (3) with time zone NOT NULL,
	"waits" boolean DEFAULT false NOT NULL,
	CONSTRAINT "saved_search_match_search_id_posting_id_pk" PRIMARY KEY("search_id","posting_id")
);
--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_match" ADD CONSTRAINT "saved_search_match_search_id_saved_search_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_match" ADD CONSTRAINT "saved_search_match_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_same" ON "saved_search" USING btree ("account_id","kind","fingerprint") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "saved_search_account" ON "saved_search" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "saved_search_kind" ON "saved_search" USING btree ("kind") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "saved_search_due" ON "saved_search" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "saved_search_removed" ON "saved_search" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "saved_search_match_new" ON "saved_search_match" USING btree ("search_id","matched_at");--> statement-breakpoint
CREATE INDEX "saved_search_match_posting" ON "saved_search_match" USING btree ("posting_id");