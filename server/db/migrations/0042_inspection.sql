CREATE TABLE "inspection" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inspection_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"posting_id" integer,
	"posting_code" text,
	"goods" jsonb,
	"object_zh" text NOT NULL,
	"object_en" text NOT NULL,
	"specification" text NOT NULL,
	"quantity" numeric NOT NULL,
	"quantity_unit" text NOT NULL,
	"region_id" integer NOT NULL,
	"address" text NOT NULL,
	"stage" text NOT NULL,
	"items" text[] NOT NULL,
	"wished_on" date NOT NULL,
	"contact_name" text NOT NULL,
	"contact_mobile" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remark" text NOT NULL,
	"price_amount" numeric,
	"currency" text,
	"tax_included" smallint,
	"includes" text,
	"possible_on" date,
	"valid_until" date,
	"scheduled_on" date,
	"inspector" text,
	"inspected_on" date,
	"result" text,
	"summary" text,
	"report_files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	"badge_wanted" boolean DEFAULT false NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"quoted_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"scheduled_at" timestamp (3) with time zone,
	"reported_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "inspection" ADD CONSTRAINT "inspection_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection" ADD CONSTRAINT "inspection_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection" ADD CONSTRAINT "inspection_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspection_tenant" ON "inspection" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "inspection_state" ON "inspection" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "inspection_posting" ON "inspection" USING btree ("posting_id");--> statement-breakpoint
CREATE TRIGGER "upload_use" AFTER INSERT OR DELETE OR UPDATE OF "files", "report_files" ON "inspection"
  FOR EACH ROW EXECUTE FUNCTION "keep_upload_use"('id', 'files', 'report_files');
