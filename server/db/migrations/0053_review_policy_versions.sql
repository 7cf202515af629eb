-- The review rules become a section of the site settings like the others: the number of the version is a column.
update website_config set revision = (value ->> 'revision')::int, value = value -> 'kinds'
where section = 'review_policy' and value ? 'kinds';
