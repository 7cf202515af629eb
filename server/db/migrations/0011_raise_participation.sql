CREATE TABLE "participation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "participation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"posting_id" integer NOT NULL,
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"state" text NOT NULL,
	"quantity" numeric NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "joined_t" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "joined_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "target_reached" boolean GENERATED ALWAYS AS (joined_t >= (details->>'target_t')::numeric) STORED;--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participation" ADD CONSTRAINT "participation_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participation" ADD CONSTRAINT "participation_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participation" ADD CONSTRAINT "participation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "participation_company" ON "participation" USING btree ("posting_id","tenant_id");--> statement-breakpoint
CREATE INDEX "participation_own" ON "participation" USING btree ("tenant_id","created_at");--> statement-breakpoint
-- What rows show of those who joined stands in their extras, whatever else writes them. Its name puts it before posting_card.
CREATE FUNCTION "posting_added_up"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.extras := NEW.extras - 'joined_t' - 'joined_count';
  IF NEW.joined_count > 0 THEN
    NEW.extras := NEW.extras || jsonb_build_object('joined_t', NEW.joined_t, 'joined_count', NEW.joined_count);
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "posting_added_up" BEFORE UPDATE ON "posting" FOR EACH ROW
  WHEN (NEW.joined_count > 0 OR OLD.joined_count > 0) EXECUTE FUNCTION "posting_added_up"();--> statement-breakpoint
CREATE TABLE "posting_template" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posting_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"values" jsonb NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posting_template" ADD CONSTRAINT "posting_template_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_template" ADD CONSTRAINT "posting_template_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "posting_template_name" ON "posting_template" USING btree ("tenant_id","kind","name");