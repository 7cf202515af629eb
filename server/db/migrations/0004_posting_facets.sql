UPDATE "posting" SET "search" = "search"
  || array_to_tsvector(array_remove(ARRAY['grade:' || grade_key, 'shape:' || shape, 'state:' || delivery_state,
       'category:' || category_id, 'category:' || nullif(category_id / 100, 0)], NULL))
  || array_to_tsvector(ARRAY(SELECT 'region:' || place FROM unnest(region_path) AS place));
