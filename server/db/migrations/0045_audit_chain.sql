CREATE TABLE "audit_seal" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_log_actor";--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "actor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_seal" ADD CONSTRAINT "audit_seal_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seal_row" ON "audit_seal" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_person" ON "audit_log" USING btree ("on_behalf_of","at","id") WHERE on_behalf_of is not null;--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_kind_action" ON "audit_log" USING btree ("object_kind","action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE FUNCTION audit_text(l audit_log) RETURNS text LANGUAGE sql STABLE AS $$
  select jsonb_build_array(l.id, to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), l.actor_id,
    l.on_behalf_of, l.object_kind, l.action, l.object_sign, l.before, l.after)::text
$$;--> statement-breakpoint
CREATE FUNCTION seal_audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  last record;
begin
  -- One transaction at a time appends to the chain, from here to the end of its commit.
  perform pg_advisory_xact_lock(7304512);
  select seq, hash into last from audit_seal order by seq desc limit 1;
  insert into audit_seal (seq, audit_id, hash) values (coalesce(last.seq, 0) + 1, new.id,
    sha256(coalesce(last.hash, '') || convert_to(audit_text(new), 'UTF8')));
  return null;
end
$$;--> statement-breakpoint
DO $$
declare
  row audit_log;
  place bigint := 0;
  last bytea := '';
begin
  for row in select * from audit_log order by id loop
    place := place + 1;
    last := sha256(last || convert_to(audit_text(row), 'UTF8'));
    insert into audit_seal (seq, audit_id, hash) values (place, row.id, last);
  end loop;
end
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER seal_audit_row AFTER INSERT ON "audit_log" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION seal_audit_row();--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_log_stays() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  -- Set only by the job that removes old rows (decision 088).
  if tg_op = 'DELETE' and current_setting('audit.removal', true) = 'on' then
    return null;
  end if;
  raise exception 'Rows of % are neither changed nor removed', tg_table_name using errcode = 'restrict_violation';
end
$$;--> statement-breakpoint
CREATE TRIGGER audit_seal_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_seal" FOR EACH STATEMENT EXECUTE FUNCTION audit_log_stays();
