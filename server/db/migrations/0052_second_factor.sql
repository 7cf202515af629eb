CREATE TABLE "recovery_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"code_hmac" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"sealed_secret" text,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint,
	"setup" text,
	"setup_sealed_secret" text,
	"setup_expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_code_of" ON "recovery_code" USING btree ("account_id","code_hmac");