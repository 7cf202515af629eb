import { specReportAdminApi, specReportResource } from '#contract/resources/spec_report.ts'
import type { specReportApi } from '#contract/spec_report.ts'
import { readingText } from '#contract/steel/reading_text.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { countHit } from '#server/db/rate_limit.ts'
import { useLimits } from '#server/http/limits.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import { countedOnce, lineKey, reporterOf, reportLimit, withoutContacts } from './rules.ts'
import { addReport, specReportRows } from './store.ts'

export const specReportHandlers: Handlers<typeof specReportApi> = {
  create: async ({ db, deps, actor, body, request, now }) => {
    const reporter = reporterOf(actor?.accountId, networkOf(request.ip))
    await useLimits(db, [reportLimit(reporter)], now)
    const line = withoutContacts(body.line)
    const key = lineKey(line)
    // The page has the same reader (decision 010), so this is what its visitor saw.
    const reading = readingText(parseSpec(line, { shape: body.shape }))
    const note = withoutContacts(body.note)
    await db.transaction(async (tx) => {
      // In the transaction: a second report at the same time waits until the first one is stored.
      const { hits } = await countHit(tx, countedOnce(deps.config.secret, { key, reporter }), now)
      await addReport(tx, { key, line, shape: body.shape ?? null, reading, note, counts: hits === 1, now })
    })
    return withDetail(null, {
      en: 'Thank you. We look at how this line is read.',
      zh: '感谢反馈，我们会检查这一行的识别',
    })
  },
}

export const specReports: ServedResource = {
  of: specReportResource,
  api: specReportAdminApi,
  server: { source: specReportRows },
}
