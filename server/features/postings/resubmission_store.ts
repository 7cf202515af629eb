import { sql, type SQL } from 'drizzle-orm'
import { iso } from './row_store.ts'

/** The last rejection (`w`) before the submission under review (`n`); a later approval makes it irrelevant. */
const refusal = sql`from posting_revision n join posting_revision w on w.posting_id = n.posting_id
  where n.posting_id = p.id and n.revision = coalesce(p.pending_revision, p.revision)
    and (p.state = 'in_review' or p.pending_revision is not null)
    and w.state = 'rejected' and w.revision < n.revision
    and not exists (select from posting_revision a
      where a.posting_id = p.id and a.state = 'approved' and a.revision > w.revision)
  order by w.revision desc limit 1`

/** For posting `p`: why it was rejected before it was submitted again, and what has changed since; otherwise null. */
export const resubmitted: SQL = sql`(select json_build_object('comment', w.comment, 'img_arr', w.img_arr,
  'at', ${iso('w.reviewed_at')}, 'changed', (select coalesce(json_agg(coalesce(b.key, o.key)), '[]')
    from jsonb_each(n.values) b full join jsonb_each(w.values) o on o.key = b.key
    where b.value is distinct from o.value)) ${refusal}) as resubmitted`

/** For posting `p`: the values that were rejected. */
export const refusedValues: SQL = sql`(select w.values ${refusal}) as refused_values`
