CREATE TABLE "certificate_alert" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_id" integer NOT NULL,
	"second_id" integer NOT NULL,
	"marks" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"dismissed_at" timestamp (3) with time zone,
	"dismissed_by" integer,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "certificate_mark" (
	"mark" text NOT NULL,
	"posting_id" integer NOT NULL,
	CONSTRAINT "certificate_mark_mark_posting_id_pk" PRIMARY KEY("mark","posting_id")
);
--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "certificate_alert" ADD CONSTRAINT "certificate_alert_first_id_posting_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_alert" ADD CONSTRAINT "certificate_alert_second_id_posting_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_alert" ADD CONSTRAINT "certificate_alert_dismissed_by_account_id_fk" FOREIGN KEY ("dismissed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_mark" ADD CONSTRAINT "certificate_mark_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_alert_pair" ON "certificate_alert" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "certificate_alert_second" ON "certificate_alert" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "certificate_alert_newest" ON "certificate_alert" USING btree ((dismissed_at is not null),"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "certificate_mark_posting" ON "certificate_mark" USING btree ("posting_id");