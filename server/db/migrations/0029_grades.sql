CREATE TABLE "category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"parent" integer,
	"shape" text,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grade" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grade_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"standard" text NOT NULL,
	"group" text NOT NULL,
	"density" double precision NOT NULL,
	"exact" text,
	"comparable" text,
	"source" text
);
--> statement-breakpoint
CREATE INDEX "category_updated" ON "category" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "category_sort" ON "category" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "grade_updated" ON "grade" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "grade_code" ON "grade" USING btree ("code","id");