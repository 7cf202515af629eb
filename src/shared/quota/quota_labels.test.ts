import { expect, test } from 'vitest'
import { limitNames } from '#contract/quota_texts.ts'
import { quotaNames } from '#contract/quotas.ts'
import { quotaLabels } from './quota_labels.ts'

test.each(quotaNames)('a notification about the limit %s names it as the pages do', (name) =>
  expect(quotaLabels[name].label.message).toBe(limitNames[name].en),
)
