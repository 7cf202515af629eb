CREATE TABLE "bulk_reading" (
	"tenant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"fingerprint" text NOT NULL,
	"reading" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bulk_reading_tenant_id_kind_fingerprint_pk" PRIMARY KEY("tenant_id","kind","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "bulk_reading" ADD CONSTRAINT "bulk_reading_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "bulk_reading" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();
