import { sql, type SQL } from 'drizzle-orm'

/**
 * What makes the goods of the posting `p` these goods: an inspection says nothing about others. Price, photos and texts
 * are not part of it.
 */
export const goodsOf: SQL = sql`jsonb_build_object('material', p.material_key, 'shape', p.shape, 'dims', p.dims,
  'delivery_state', p.delivery_state, 'heat_no', p.heat_no, 'quantity', p.quantity, 'unit', p.quantity_unit,
  'pieces', p.details->'pieces')`

/** Whether a later inspection of the goods of the commission `i` failed, whoever ordered it. */
export const hasFailedSince: SQL<boolean> = sql<boolean>`exists (select 1 from inspection f
  where f.posting_id = i.posting_id and f.state = 'reported' and f.result = 'failed' and f.goods = i.goods
    and (f.inspected_on, f.id) > (i.inspected_on, i.id))`

/** The badge of the posting `p` as JSON, or null (SPEC 1.7): `badgeOf` in rules.ts, if the company wants it. */
export const badgeJson: SQL = sql`(select json_build_object('inspected_on', i.inspected_on, 'result', i.result)
  from inspection i
  where i.posting_id = p.id and i.tenant_id = p.tenant_id and i.state = 'reported' and i.badge_wanted
    and i.result <> 'failed' and i.goods = ${goodsOf} and not ${hasFailedSince}
  order by i.inspected_on desc, i.id desc limit 1)`
