CREATE TABLE "market_favourite" (
	"account_id" integer NOT NULL,
	"series" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "market_favourite_account_id_series_pk" PRIMARY KEY("account_id","series")
);
--> statement-breakpoint
CREATE TABLE "market_material" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_material_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"group" text NOT NULL,
	"unit" text NOT NULL,
	"tax" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_price" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"material" integer NOT NULL,
	"region" integer NOT NULL,
	"day" date NOT NULL,
	"low" numeric(12, 2),
	"high" numeric(12, 2),
	"price" numeric(12, 2) NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_alert" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"material" integer NOT NULL,
	"region" integer NOT NULL,
	"condition" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"seen_price" numeric(12, 2) NOT NULL,
	"compared_price" numeric(12, 2) NOT NULL,
	"seen_day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "market_favourite" ADD CONSTRAINT "market_favourite_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_price" ADD CONSTRAINT "market_price_material_market_material_id_fk" FOREIGN KEY ("material") REFERENCES "public"."market_material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_alert" ADD CONSTRAINT "price_alert_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_alert" ADD CONSTRAINT "price_alert_material_market_material_id_fk" FOREIGN KEY ("material") REFERENCES "public"."market_material"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "market_material_name" ON "market_material" USING btree ("name_zh");--> statement-breakpoint
CREATE INDEX "market_material_updated" ON "market_material" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "market_material_sort" ON "market_material" USING btree ("sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "market_price_of_day" ON "market_price" USING btree ("material","region","day");--> statement-breakpoint
CREATE INDEX "market_price_day" ON "market_price" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "market_price_updated" ON "market_price" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_alert_once" ON "price_alert" USING btree ("account_id","material","region","condition","amount");--> statement-breakpoint
CREATE INDEX "price_alert_series" ON "price_alert" USING btree ("material","region");