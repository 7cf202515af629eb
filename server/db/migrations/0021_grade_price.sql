CREATE TABLE "grade_price" (
	"material" text NOT NULL,
	"day" date NOT NULL,
	"price_per_t" numeric NOT NULL,
	"companies" integer NOT NULL,
	"lots" integer NOT NULL,
	CONSTRAINT "grade_price_material_day_pk" PRIMARY KEY("material","day")
);
