CREATE TABLE "deal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"source_id" integer NOT NULL,
	"posting_id" integer,
	"poster_tenant_id" integer NOT NULL,
	"tenant_id" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_view" ADD COLUMN "of_deal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deal" ADD CONSTRAINT "deal_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal" ADD CONSTRAINT "deal_poster_tenant_id_tenant_id_fk" FOREIGN KEY ("poster_tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal" ADD CONSTRAINT "deal_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deal_source" ON "deal" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "deal_poster" ON "deal" USING btree ("poster_tenant_id","agreed_at");--> statement-breakpoint
CREATE INDEX "deal_responder" ON "deal" USING btree ("tenant_id","agreed_at");
--> statement-breakpoint
-- What was accepted before is kept as its posting stands now.
INSERT INTO "deal" ("source", "source_id", "posting_id", "poster_tenant_id", "tenant_id", "facts", "agreed_at")
SELECT 'intention', i.id, p.id, p.tenant_id, i.tenant_id, jsonb_build_object('kind', p.kind, 'posting_code', p.code,
  'title', jsonb_build_object('zh', p.title_zh, 'en', p.title_en), 'quantity', i.agreed_quantity, 'quantity_unit', p.quantity_unit,
  'price', case when p.price_amount is not null and p.price_basis is not null and p.negotiable is distinct from 1 then
    jsonb_build_object('amount', p.price_amount, 'basis', p.price_basis, 'currency', coalesce(p.currency, 'CNY'), 'tax_included', p.tax_included) end,
  'message', i.message, 'answer', i.answer, 'terms', null,
  'values', jsonb_strip_nulls(jsonb_build_object('material', p.material, 'shape', p.shape, 'dims', p.dims, 'delivery_state', p.delivery_state, 'region_id', p.region_id))),
  coalesce(i.answered_at, i.created_at)
FROM intention i JOIN posting p ON p.id = i.posting_id WHERE i.state = 'accepted' AND i.agreed_quantity IS NOT NULL;
--> statement-breakpoint
INSERT INTO "deal" ("source", "source_id", "posting_id", "poster_tenant_id", "tenant_id", "facts", "agreed_at")
SELECT 'quote', q.id, p.id, p.tenant_id, q.tenant_id, jsonb_build_object('kind', p.kind, 'posting_code', p.code,
  'title', jsonb_build_object('zh', p.title_zh, 'en', p.title_en), 'quantity', q.agreed_quantity,
  'quantity_unit', case when p.quantity > 0 then p.quantity_unit end,
  'price', jsonb_build_object('amount', q.price_amount, 'basis', q.price_basis, 'currency', 'CNY', 'tax_included', q.tax_included),
  'message', q.terms, 'answer', q.answer,
  'terms', jsonb_build_object('delivery_date', q.delivery_date, 'delivery_terms', q.delivery_terms, 'terms', q.terms, 'deviations', q.deviations),
  'values', jsonb_strip_nulls(jsonb_build_object('material', p.material, 'shape', p.shape, 'dims', p.dims, 'delivery_state', p.delivery_state, 'region_id', p.region_id))),
  coalesce(q.answered_at, q.updated_at)
FROM quote q JOIN posting p ON p.id = q.posting_id WHERE q.state = 'accepted' AND q.agreed_quantity IS NOT NULL;
