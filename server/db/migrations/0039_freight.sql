CREATE TABLE "freight_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "freight_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"grant_id" integer,
	"period_id" integer,
	"year" smallint,
	"expires_before" date,
	"deal_id" integer,
	"account_id" integer,
	"fee" numeric(12, 2),
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "freight_entry_amount" CHECK (case kind when 'grant' then amount >= 0 and grant_id is null and period_id is not null
        when 'use' then amount = -1 and grant_id is not null and deal_id is not null
        when 'expire' then amount < 0 and grant_id is not null
        else amount = 0 and grant_id is not null and deal_id is not null and fee > 0 end)
);
--> statement-breakpoint
CREATE TABLE "freight_refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "freight_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"use_id" integer NOT NULL,
	"fee" numeric(12, 2) NOT NULL,
	"remark" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" integer
);
--> statement-breakpoint
ALTER TABLE "freight_entry" ADD CONSTRAINT "freight_entry_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_entry" ADD CONSTRAINT "freight_entry_grant_id_freight_entry_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."freight_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_entry" ADD CONSTRAINT "freight_entry_period_id_membership_period_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."membership_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_entry" ADD CONSTRAINT "freight_entry_deal_id_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_entry" ADD CONSTRAINT "freight_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_refund" ADD CONSTRAINT "freight_refund_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_refund" ADD CONSTRAINT "freight_refund_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_refund" ADD CONSTRAINT "freight_refund_use_id_freight_entry_id_fk" FOREIGN KEY ("use_id") REFERENCES "public"."freight_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_refund" ADD CONSTRAINT "freight_refund_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "freight_entry_tenant" ON "freight_entry" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "freight_entry_grant" ON "freight_entry" USING btree ("grant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "freight_entry_year" ON "freight_entry" USING btree ("period_id","year") WHERE kind = 'grant';--> statement-breakpoint
CREATE UNIQUE INDEX "freight_entry_use" ON "freight_entry" USING btree ("tenant_id","deal_id") WHERE kind = 'use';--> statement-breakpoint
CREATE UNIQUE INDEX "freight_entry_expiry" ON "freight_entry" USING btree ("grant_id") WHERE kind = 'expire';--> statement-breakpoint
CREATE UNIQUE INDEX "freight_entry_refund" ON "freight_entry" USING btree ("tenant_id","deal_id") WHERE kind = 'refund';--> statement-breakpoint
CREATE UNIQUE INDEX "freight_refund_use" ON "freight_refund" USING btree ("use_id") WHERE state <> 'refused';--> statement-breakpoint
CREATE INDEX "freight_refund_uses" ON "freight_refund" USING btree ("use_id","id");--> statement-breakpoint
CREATE INDEX "freight_refund_open" ON "freight_refund" USING btree ("id") WHERE state = 'requested';
--> statement-breakpoint
-- Entries of the ledger are only added.
CREATE FUNCTION "freight_entry_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Entries of the ledger of freight allowances are never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER "freight_entry_kept" BEFORE UPDATE OR DELETE ON "freight_entry"
  FOR EACH ROW EXECUTE FUNCTION "freight_entry_kept"();
