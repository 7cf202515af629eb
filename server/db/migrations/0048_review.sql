CREATE TABLE "review_lease" (
	"posting_id" integer PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reason" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_reason_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"text_zh" text NOT NULL,
	"text_en" text NOT NULL,
	"action" text NOT NULL,
	"kinds" text[],
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "sampled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "review_lease" ADD CONSTRAINT "review_lease_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_lease" ADD CONSTRAINT "review_lease_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_lease_until" ON "review_lease" USING btree ("until");--> statement-breakpoint
CREATE INDEX "review_reason_updated" ON "review_reason" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "review_reason_position" ON "review_reason" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "posting_queue" ON "posting" USING btree ("submitted_at","id","kind") WHERE state = 'in_review' or pending_revision is not null or (sampled_at is not null and state in ('online', 'offline'));--> statement-breakpoint
CREATE INDEX "posting_same_text" ON "posting" USING btree (md5(description),"id") WHERE submitted_at is not null and length(description) >= 20;--> statement-breakpoint
CREATE INDEX "posting_same_piece" ON "posting" USING btree ("tenant_id","grade_key","shape","section") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "upload_sha256" ON "upload" USING btree ("sha256") WHERE sha256 is not null;--> statement-breakpoint
-- The reasons that were offered until now; operators change them.
INSERT INTO "review_reason" ("state", "action", "text_zh", "text_en", "kinds", "position") VALUES
  ('active', 'reject', '照片不清晰或与货物不符', 'Photos are unclear or do not show the goods', NULL::text[], 10),
  ('active', 'reject', '牌号或标准填写有误', 'Grade or standard is wrong', NULL::text[], 20),
  ('active', 'reject', '规格与重量不符', 'Dimensions and weight contradict each other', NULL::text[], 30),
  ('active', 'reject', '价格明显偏离市场', 'Price is far off the market', NULL::text[], 40),
  ('active', 'reject', '文字或照片中含联系方式', 'Contact details in the text or photos', NULL::text[], 50),
  ('active', 'reject', '未说明余料缺陷', 'Defects of the remnant are not described', '{quotation}'::text[], 60),
  ('active', 'reject', '炉号与质保书不符', 'Heat number and certificate do not match', '{quotation}'::text[], 70),
  ('active', 'reject', '重复发布', 'Posted twice', NULL::text[], 80),
  ('active', 'take_down', '货已售出', 'The goods are sold', '{quotation}'::text[], 10),
  ('active', 'take_down', '投诉属实', 'A complaint was confirmed', NULL::text[], 20),
  ('active', 'take_down', '信息不实', 'The information is not true', NULL::text[], 30),
  ('active', 'take_down', '质保书无法核实', 'The certificate could not be verified', '{quotation}'::text[], 40),
  ('active', 'take_down', '文字或照片中含联系方式', 'Contact details in the text or photos', NULL::text[], 50),
  ('active', 'take_down', '重复发布', 'Posted twice', NULL::text[], 60),
  ('active', 'restore', '企业已整改', 'The company has corrected it', NULL::text[], 10),
  ('active', 'restore', '误下架', 'Removed by mistake', NULL::text[], 20),
  ('active', 'restore', '投诉不成立', 'The complaint was not confirmed', NULL::text[], 30),
  ('active', 'reject', '图纸或技术要求不清楚，供应商无法报价', 'The drawing or the requirements are too unclear to quote', '{purchase_forging,purchase_material,purchase_piece}'::text[], 90);
