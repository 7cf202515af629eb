/**
 * One list as SQL written by hand with the optimisations of the application: the stored JSON of the rows, and the first
 * rows of a grade and shape in the order of their index. $1 … $6 are kind, now, grade, shape, region and the highest
 * price per tonne.
 */
const wanted = `p.kind = $1 and p.state = 'online' and p.expires_at > $2 and p.grade_key = $3 and p.shape = $4
  and p.region_path @> array[$5::int] and p.price_per_t <= $6`
const newest = 'order by p.published_at desc, p.code desc'

export const bareList = `select string_agg(json, chr(10)) as json from (
  select '{"state":"online","title":' || to_json(p.title_zh) || ',"company":{"code":' || to_json(t.code) ||
    ',"name":' || to_json(t.name) || ',"membership":"' ||
    case when t.membership_until <= $2 then 'none' else t.membership end || '","certification":"' ||
    case when t.certification = 'certified' and t.certification_expires_on <= $2 then 'expired'
      else t.certification end ||
    '","credit_rating":' || t.credit_rating || '},' || p.card || '}' as json
  from (select id from posting p where ${wanted} ${newest} limit 21) page
  join posting p on p.id = page.id join tenant t on t.id = p.tenant_id ${newest}) r`
export const bareCount = `select count(*)::int as count from (
  select 1 from posting p where ${wanted} limit 10001) c`
