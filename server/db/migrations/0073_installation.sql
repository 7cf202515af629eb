CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"market_id" text NOT NULL,
	"secret_fingerprint" text,
	"app_version" text NOT NULL,
	CONSTRAINT "installation_is_one" CHECK ("installation"."id" = 1)
);
