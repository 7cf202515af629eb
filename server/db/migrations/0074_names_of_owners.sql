-- A name that its owner has set is what every reader sees: forms of before sent the first English name back with it.
UPDATE "account" SET "display_name_en" = NULL
WHERE "display_name_en" ~ '^User[0-9]{4}$' AND "display_name" !~ '^(用户|User)[0-9]{4}$';
