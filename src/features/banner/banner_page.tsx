import { msg } from '@lingui/core/macro'
import { bannerApi } from '#contract/banner.ts'
import { bannerAdminApi, bannerResource } from '#contract/resources/banner.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'
import { BannerPreview } from './BannerPreview.tsx'
import { BannerTitleCell } from './BannerTitleCell.tsx'

export const bannerPage = defineResourcePage(bannerResource, bannerAdminApi, {
  title: msg`Ads`,
  addTitle: msg`Add an ad`,
  labels: {
    title: msg`Title`,
    image: msg`Picture`,
    link: msg`Link`,
    place: msg`Place`,
    language: msg`Language`,
    begins_on: msg`First day`,
    ends_on: msg`Last day`,
    position: msg`Order`,
  },
  hints: {
    title: msg`Read aloud to those who do not see the picture`,
    link: msg`A page of the market (/home/…) or an https address`,
    begins_on: msg`Empty: at once`,
    ends_on: msg`Empty: until somebody ends it`,
    position: msg`Lower numbers come first`,
  },
  options: {
    place: { home_top: msg`Slides of the start page`, home_foot: msg`Foot of the start page` },
    language: { both: msg`Both languages`, zh: msg`Chinese readers`, en: msg`English readers` },
  },
  changes: [bannerApi.list],
  states: {
    draft: { label: msg`Draft`, tone: 'grey' },
    online: { label: msg`Online`, tone: 'green' },
    offline: { label: msg`Offline`, tone: 'amber' },
  },
  actions: {
    publish: {
      label: msg`Publish`,
      question: msg`Everybody sees it on the start page from its first day on.`,
      key: 'a',
    },
    take_down: {
      label: msg`Take down`,
      question: msg`It leaves the start page at once.`,
      color: 'red',
    },
  },
  columns: [
    { name: 'image', width: 90 },
    { name: 'title', width: '30%' },
    { name: 'state', width: 90 },
    { name: 'place', width: '22%', spare: true },
    { name: 'ends_on', width: '14%', spare: true },
    { name: 'position', width: 80 },
    { name: 'updated_time', width: 110 },
  ],
  defaults: { position: 0, place: 'home_top', language: 'both' },
  empty: {
    title: msg`There are no ads yet`,
    hint: msg`The start page shows its own drawings until an ad is published.`,
  },
  heading: 'title',
  slots: { preview: BannerPreview, cells: { title: BannerTitleCell } },
})
