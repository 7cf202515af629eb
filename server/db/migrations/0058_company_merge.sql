ALTER TABLE "tenant" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_merged_into_tenant_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tenant_merged" ON "tenant" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
-- The company that rows of this one belong to now. Waits for a merge that is under way.
CREATE FUNCTION "merged_tenant"("given" integer) RETURNS integer LANGUAGE sql VOLATILE AS $$
  select coalesce(merged_into, id) from tenant where id = given for key share
$$;--> statement-breakpoint
-- A request that began before its company was merged writes for the surviving one (decision 098).
CREATE FUNCTION "follow_merge"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW."tenant_id" IS NOT NULL THEN
    NEW."tenant_id" := merged_tenant(NEW."tenant_id");
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "follow_merge_of_seller"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW."seller_tenant_id" := merged_tenant(NEW."seller_tenant_id");
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "follow_merge_of_buyer"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW."buyer_tenant_id" := merged_tenant(NEW."buyer_tenant_id");
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "follow_merge_of_poster"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW."poster_tenant_id" := merged_tenant(NEW."poster_tenant_id");
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "account" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "bulk_columns" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "contact_view" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "conversation" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "conversation_message" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "deal" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "drawing_access" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "inspection" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "intention" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "participation" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "posting" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "posting_template" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "quote" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "upload" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
CREATE TRIGGER "follow_merge" BEFORE INSERT ON "user_accusation" FOR EACH ROW EXECUTE FUNCTION "follow_merge"();--> statement-breakpoint
CREATE TRIGGER "follow_merge_of_seller" BEFORE INSERT ON "contact_view" FOR EACH ROW EXECUTE FUNCTION "follow_merge_of_seller"();--> statement-breakpoint
CREATE TRIGGER "follow_merge_of_seller" BEFORE INSERT ON "intention" FOR EACH ROW EXECUTE FUNCTION "follow_merge_of_seller"();--> statement-breakpoint
CREATE TRIGGER "follow_merge_of_buyer" BEFORE INSERT ON "quote" FOR EACH ROW EXECUTE FUNCTION "follow_merge_of_buyer"();--> statement-breakpoint
CREATE TRIGGER "follow_merge_of_poster" BEFORE INSERT ON "conversation" FOR EACH ROW EXECUTE FUNCTION "follow_merge_of_poster"();--> statement-breakpoint
CREATE TRIGGER "follow_merge_of_poster" BEFORE INSERT ON "deal" FOR EACH ROW EXECUTE FUNCTION "follow_merge_of_poster"();
