CREATE TABLE "account_deletion" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"lang" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"held_up_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_deletion" ADD CONSTRAINT "account_deletion_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletion_due" ON "account_deletion" USING btree ("due_at");