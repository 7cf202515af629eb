CREATE TABLE "membership_application" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "membership_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"tier" text NOT NULL,
	"years" smallint NOT NULL,
	"remark" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" integer
);
--> statement-breakpoint
CREATE TABLE "membership_period" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "membership_period_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"tier" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_before" date NOT NULL,
	"application_id" integer,
	"confirmed_by" integer,
	"reminded_days" smallint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "membership_application" ADD CONSTRAINT "membership_application_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_application" ADD CONSTRAINT "membership_application_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_application" ADD CONSTRAINT "membership_application_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_period" ADD CONSTRAINT "membership_period_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_period" ADD CONSTRAINT "membership_period_application_id_membership_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."membership_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_period" ADD CONSTRAINT "membership_period_confirmed_by_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "membership_application_waiting" ON "membership_application" USING btree ("tenant_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "membership_application_tenant" ON "membership_application" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_period_application" ON "membership_period" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "membership_period_tenant" ON "membership_period" USING btree ("tenant_id","starts_on");--> statement-breakpoint
CREATE INDEX "membership_period_starts" ON "membership_period" USING btree ("starts_on");--> statement-breakpoint
CREATE INDEX "membership_period_ends" ON "membership_period" USING btree ("ends_before");
--> statement-breakpoint
-- Days of one company's periods never overlap; a replaced period without days is an empty range.
ALTER TABLE "membership_period" ADD CONSTRAINT "membership_period_apart" EXCLUDE USING gist (int4range("tenant_id", "tenant_id", '[]') WITH &&, daterange("starts_on", "ends_before") WITH &&);--> statement-breakpoint
-- Memberships that were set by hand before there were periods.
INSERT INTO "membership_period" ("tenant_id", "tier", "starts_on", "ends_before", "created_at")
SELECT id, membership, (now() AT TIME ZONE 'Asia/Shanghai')::date, ((membership_until - interval '1 millisecond') AT TIME ZONE 'Asia/Shanghai')::date + 1, now()
FROM "tenant" WHERE membership IN ('silver', 'gold') AND membership_until > now();
