CREATE TABLE "forum_like" (
	"post_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "forum_like_post_id_account_id_pk" PRIMARY KEY("post_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "forum_member" (
	"account_id" integer NOT NULL,
	"thread_id" integer NOT NULL,
	"is_following" boolean DEFAULT false NOT NULL,
	"with_me_at" timestamp (3) with time zone,
	"with_me_reason" text,
	"with_me_post_id" bigint,
	CONSTRAINT "forum_member_account_id_thread_id_pk" PRIMARY KEY("account_id","thread_id")
);
--> statement-breakpoint
CREATE TABLE "forum_mention" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_mention_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" bigint NOT NULL,
	"account_id" integer,
	"tenant_id" integer
);
--> statement-breakpoint
CREATE TABLE "forum_post" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_post_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thread_id" integer NOT NULL,
	"position" integer,
	"account_id" integer NOT NULL,
	"tenant_id" integer,
	"state" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"body" jsonb NOT NULL,
	"excerpt" text NOT NULL,
	"quote_id" bigint,
	"like_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"decided_by" integer,
	"decided_at" timestamp (3) with time zone,
	"comment" text,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_posting" (
	"thread_id" integer NOT NULL,
	"posting_id" integer NOT NULL,
	CONSTRAINT "forum_posting_thread_id_posting_id_pk" PRIMARY KEY("thread_id","posting_id")
);
--> statement-breakpoint
CREATE TABLE "forum_section" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_section_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"description_zh" text NOT NULL,
	"description_en" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_thread" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_thread_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"tenant_id" integer,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"tags" integer[] DEFAULT '{}' NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_account_id" integer NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"last_position" integer DEFAULT 0 NOT NULL,
	"answer_id" bigint,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"title" text,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_like" ADD CONSTRAINT "forum_like_post_id_forum_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_like" ADD CONSTRAINT "forum_like_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_member" ADD CONSTRAINT "forum_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_member" ADD CONSTRAINT "forum_member_thread_id_forum_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_thread"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_mention" ADD CONSTRAINT "forum_mention_post_id_forum_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_mention" ADD CONSTRAINT "forum_mention_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_mention" ADD CONSTRAINT "forum_mention_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_post" ADD CONSTRAINT "forum_post_thread_id_forum_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_thread"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_post" ADD CONSTRAINT "forum_post_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_post" ADD CONSTRAINT "forum_post_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_post" ADD CONSTRAINT "forum_post_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posting" ADD CONSTRAINT "forum_posting_thread_id_forum_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_thread"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posting" ADD CONSTRAINT "forum_posting_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_thread" ADD CONSTRAINT "forum_thread_section_id_forum_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."forum_section"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_thread" ADD CONSTRAINT "forum_thread_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_thread" ADD CONSTRAINT "forum_thread_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_thread" ADD CONSTRAINT "forum_thread_last_account_id_account_id_fk" FOREIGN KEY ("last_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_version" ADD CONSTRAINT "forum_version_post_id_forum_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_like_account" ON "forum_like" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "forum_member_with_me" ON "forum_member" USING btree ("account_id","with_me_at","thread_id");--> statement-breakpoint
CREATE INDEX "forum_member_followers" ON "forum_member" USING btree ("thread_id") WHERE is_following;--> statement-breakpoint
CREATE INDEX "forum_mention_post" ON "forum_mention" USING btree ("post_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_post_position" ON "forum_post" USING btree ("thread_id","position");--> statement-breakpoint
CREATE INDEX "forum_post_own" ON "forum_post" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "forum_post_company" ON "forum_post" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "forum_post_state" ON "forum_post" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "forum_post_unseen" ON "forum_post" USING btree ("thread_id","account_id") WHERE position is null;--> statement-breakpoint
CREATE INDEX "forum_post_search" ON "forum_post" USING gin ("search");--> statement-breakpoint
CREATE INDEX "forum_posting_posting" ON "forum_posting" USING btree ("posting_id","thread_id");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_section_name" ON "forum_section" USING btree ("name_zh");--> statement-breakpoint
CREATE INDEX "forum_section_updated" ON "forum_section" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "forum_section_sort" ON "forum_section" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "forum_thread_active" ON "forum_thread" USING btree ("is_pinned","last_at","id") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "forum_thread_new" ON "forum_thread" USING btree ("is_pinned","shown_at","id") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "forum_thread_unanswered" ON "forum_thread" USING btree ("shown_at","id") WHERE state = 'shown' and reply_count = 0;--> statement-breakpoint
CREATE INDEX "forum_thread_section_active" ON "forum_thread" USING btree ("section_id","is_pinned","last_at","id") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "forum_thread_section_new" ON "forum_thread" USING btree ("section_id","is_pinned","shown_at","id") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "forum_thread_section_unanswered" ON "forum_thread" USING btree ("section_id","shown_at","id") WHERE state = 'shown' and reply_count = 0;--> statement-breakpoint
CREATE INDEX "forum_thread_own" ON "forum_thread" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "forum_thread_tags" ON "forum_thread" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "forum_thread_search" ON "forum_thread" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_version_of" ON "forum_version" USING btree ("post_id","revision");--> statement-breakpoint
CREATE INDEX "user_accusation_about" ON "user_accusation" USING btree ("record_sign") WHERE handled_at is null;--> statement-breakpoint
CREATE TRIGGER "upload_use" AFTER INSERT OR DELETE OR UPDATE OF "body" ON "forum_post"
  FOR EACH ROW EXECUTE FUNCTION "keep_upload_use"('id', 'body');--> statement-breakpoint
CREATE TRIGGER "upload_use" AFTER INSERT OR DELETE OR UPDATE OF "body" ON "forum_version"
  FOR EACH ROW EXECUTE FUNCTION "keep_upload_use"('id', 'body');--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "forum_thread" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "forum_post" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "forum_mention" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
INSERT INTO "forum_section" ("state", "name_zh", "name_en", "description_zh", "description_en", "sort") VALUES
  ('open', '材料与牌号', 'Materials and grades', '牌号选用、代用、化学成分与供货状态', 'Choosing and substituting grades, chemistry, delivery states', 0),
  ('open', '锻造与热处理', 'Forging and heat treatment', '工艺路线、设备能力、变形与热处理', 'Routes, presses and ring mills, deformation, heat treatment', 1),
  ('open', '检测与质保', 'Testing and certificates', '探伤、理化检验、质保书与争议', 'Ultrasonic and mechanical testing, certificates, disputes', 2),
  ('open', '行情与采购', 'Prices and purchasing', '行情看法、报价方式、交货与运输', 'Views on prices, ways to quote, delivery and freight', 3),
  ('open', '平台使用', 'Using this market', '发布、会员与功能的问题和建议', 'Questions and suggestions about this market', 4);
