CREATE TABLE "app_edition" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_edition_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"code" integer NOT NULL,
	"minimum_code" integer,
	"notes_zh" text NOT NULL,
	"notes_en" text NOT NULL,
	"file" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "app_edition" ADD CONSTRAINT "app_edition_file_upload_address_fk" FOREIGN KEY ("file") REFERENCES "public"."upload"("address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "app_edition_kind_code" ON "app_edition" USING btree ("kind","code");--> statement-breakpoint
CREATE INDEX "app_edition_code" ON "app_edition" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "app_edition_updated" ON "app_edition" USING btree ("updated_at","id");--> statement-breakpoint
CREATE TRIGGER "upload_use" AFTER INSERT OR DELETE OR UPDATE OF "file" ON "app_edition"
  FOR EACH ROW EXECUTE FUNCTION "keep_upload_use"('id', 'file');
