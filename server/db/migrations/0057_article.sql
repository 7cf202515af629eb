CREATE TABLE "article" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"body_zh" jsonb,
	"body_en" jsonb,
	"category" integer NOT NULL,
	"cover" text,
	"publish_time" timestamp (3) with time zone,
	"excerpt_zh" text NOT NULL,
	"excerpt_en" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_category_article_category_id_fk" FOREIGN KEY ("category") REFERENCES "public"."article_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_updated" ON "article" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "article_published" ON "article" USING btree ("publish_time","id");--> statement-breakpoint
CREATE INDEX "article_category_published" ON "article" USING btree ("category","publish_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_category_name" ON "article_category" USING btree ("name_zh");--> statement-breakpoint
CREATE INDEX "article_category_updated" ON "article_category" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "article_category_sort" ON "article_category" USING btree ("sort","id");--> statement-breakpoint
CREATE TRIGGER "upload_use" AFTER INSERT OR DELETE OR UPDATE OF "cover", "body_zh", "body_en" ON "article"
  FOR EACH ROW EXECUTE FUNCTION "keep_upload_use"('id', 'cover', 'body_zh', 'body_en');--> statement-breakpoint
INSERT INTO "article_category" ("name_zh", "name_en", "sort") VALUES
  ('平台公告', 'Announcements', 0),
  ('市场观察', 'Market notes', 1),
  ('材料与标准', 'Materials and standards', 2),
  ('工艺与检测', 'Processes and testing', 3);
