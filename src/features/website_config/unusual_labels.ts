import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UnusualPolicy } from '#contract/unusual_policy.ts'

type Text = { label: MessageDescriptor; hint?: MessageDescriptor; unit?: string }

/** The limits of unusual figures in their order on the page, in their three groups. */
export const unusualTexts: Record<keyof UnusualPolicy, Text> = {
  market_times: {
    label: msg`Times the usual change of a series`,
    hint: msg`The usual change is the middle one of the last thirty.`,
  },
  market_least_percent: { label: msg`Always usual up to`, unit: '%' },
  market_most_percent: {
    label: msg`Always unusual above`,
    hint: msg`Also for lowest and highest price beside the price.`,
    unit: '%',
  },
  market_fewest_changes: {
    label: msg`Changes until a series is known`,
    hint: msg`Until then only the upper limit counts.`,
  },
  market_first_percent: {
    label: msg`First price of a series`,
    hint: msg`Beside another region, or the index of the grade. Without either it is always confirmed.`,
    unit: '%',
  },
  stock_times: {
    label: msg`Price of goods, times its grade’s index`,
    hint: msg`So many times above or below it the seller is asked.`,
  },
  weight_percent: { label: msg`Scale weight beside the theoretical one`, unit: '%' },
  cny_per_usd: { label: msg`¥ for 1 $`, hint: msg`For this check only.` },
  cny_per_eur: { label: msg`¥ for 1 €`, hint: msg`For this check only.` },
}
export const unusualGroups: readonly { title: MessageDescriptor; names: (keyof UnusualPolicy)[] }[] = [
  {
    title: msg`Market prices`,
    names: [
      'market_times',
      'market_least_percent',
      'market_most_percent',
      'market_fewest_changes',
      'market_first_percent',
    ],
  },
  {
    title: msg`Prices and weights of postings`,
    names: ['stock_times', 'weight_percent', 'cny_per_usd', 'cny_per_eur'],
  },
]
