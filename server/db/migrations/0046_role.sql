CREATE TABLE "account_role" (
	"account_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	CONSTRAINT "account_role_account_id_role_id_pk" PRIMARY KEY("account_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"permissions" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "operator_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_role" ADD CONSTRAINT "account_role_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_role" ADD CONSTRAINT "account_role_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_role_role" ON "account_role" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "role_updated" ON "role" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "role_name_zh" ON "role" USING btree (lower("name_zh"));--> statement-breakpoint
CREATE UNIQUE INDEX "role_name_en" ON "role" USING btree (lower("name_en"));--> statement-breakpoint
CREATE INDEX "account_backend_seen" ON "account" USING btree ("last_login_at","id") WHERE is_backend;--> statement-breakpoint
CREATE FUNCTION "refresh_admin_permissions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  IF tg_table_name = 'role' THEN
    changed := array(SELECT account_id FROM account_role WHERE role_id = new.id);
  ELSIF tg_op = 'DELETE' THEN
    changed := array[old.account_id];
  ELSE
    changed := array[new.account_id];
  END IF;
  PERFORM 1 FROM account WHERE id = any(changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE account a SET admin_permissions = array(
    SELECT DISTINCT p FROM account_role m JOIN role r ON r.id = m.role_id, unnest(r.permissions) p
    WHERE m.account_id = a.id ORDER BY p)
  WHERE a.id = any(changed);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "role_permissions" AFTER UPDATE OF "permissions" ON "role" FOR EACH ROW EXECUTE FUNCTION "refresh_admin_permissions"();--> statement-breakpoint
CREATE TRIGGER "account_role_permissions" AFTER INSERT OR DELETE ON "account_role" FOR EACH ROW EXECUTE FUNCTION "refresh_admin_permissions"();--> statement-breakpoint
-- Operators of before get a role with exactly the permissions that they have.
INSERT INTO "role" (name_zh, name_en, permissions)
  SELECT '原有权限 ' || n, 'Earlier permissions ' || n, permissions FROM (
    SELECT admin_permissions AS permissions, row_number() OVER (ORDER BY min(id)) AS n FROM account
    WHERE is_backend AND cardinality(admin_permissions) > 0 GROUP BY admin_permissions) x;--> statement-breakpoint
INSERT INTO "account_role" (account_id, role_id)
  SELECT a.id, r.id FROM account a JOIN role r ON r.permissions = a.admin_permissions WHERE a.is_backend;
