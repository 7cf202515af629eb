CREATE TABLE "bulk_columns" (
	"tenant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"columns" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bulk_columns_tenant_id_kind_pk" PRIMARY KEY("tenant_id","kind")
);
--> statement-breakpoint
ALTER TABLE "bulk_columns" ADD CONSTRAINT "bulk_columns_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;