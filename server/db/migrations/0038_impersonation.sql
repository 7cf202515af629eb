CREATE TABLE "impersonation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "impersonation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operator_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "impersonation_id" integer;--> statement-breakpoint
ALTER TABLE "impersonation" ADD CONSTRAINT "impersonation_operator_id_account_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonation" ADD CONSTRAINT "impersonation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "impersonation_operator" ON "impersonation" USING btree ("operator_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "impersonation_account" ON "impersonation" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_impersonation_id_impersonation_id_fk" FOREIGN KEY ("impersonation_id") REFERENCES "public"."impersonation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_impersonation" ON "session" USING btree ("impersonation_id") WHERE impersonation_id is not null;