CREATE TABLE "drawing_access" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drawing_access_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"posting_id" integer NOT NULL,
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "needed_by" date;--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "offcut" text;--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "visibility" text;--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "extras" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "drawing_access" ADD CONSTRAINT "drawing_access_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawing_access" ADD CONSTRAINT "drawing_access_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawing_access" ADD CONSTRAINT "drawing_access_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "drawing_access_company" ON "drawing_access" USING btree ("posting_id","tenant_id");--> statement-breakpoint
-- Generated columns have no value yet in a trigger before the row, hence heat_no and cuttable from the details.
CREATE OR REPLACE FUNCTION "posting_card"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE object text;
BEGIN
  SELECT row_to_json(members)::text INTO object FROM (SELECT
    NEW.code, NEW.kind, NEW.character, NEW.forge_type, NEW.category_id, NEW.material, NEW.shape, NEW.dims,
    NEW.delivery_state, NEW.quantity, NEW.quantity_unit, NEW.remaining, NEW.weighing_method,
    NEW.theoretical_weight_kg, NEW.actual_weight_kg, NEW.price_amount, NEW.price_basis, NEW.price_per_t,
    NEW.currency, NEW.tax_included, NEW.negotiable, NEW.region_id, NEW.have_warranty, NEW.have_report,
    NEW.details->>'mill' AS mill, NEW.details->>'heat_no' AS heat_no,
    NEW.details->>'certificate_type' AS certificate_type, (NEW.details->>'cuttable')::smallint AS cuttable,
    NEW.extras, NEW.photos[1] AS photo, cardinality(NEW.photos) AS photo_count, NEW.view_count,
    to_char(NEW.published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS published_time,
    to_char(NEW.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS expires_at) AS members;
  NEW.card := substr(object, 2, length(object) - 2);
  RETURN NEW;
END $$;--> statement-breakpoint
UPDATE "posting" SET "code" = "code";--> statement-breakpoint
-- The market itself, which posts the group buyings; operators act for it.
INSERT INTO "tenant" ("code", "name", "created_at") VALUES ('PLATFORM', '锻材市场 Forging Market', now());
