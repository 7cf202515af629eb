import { msg } from '@lingui/core/macro'
import { appEditionApi } from '#contract/app_edition.ts'
import {
  appEditionAdminApi,
  appEditionResource,
  fixedOncePublished,
} from '#contract/resources/app_edition.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'
import { CodeCell, SizeCell } from './EditionCells.tsx'
import { EditionFacts } from './EditionFacts.tsx'
import { editionLabels } from './edition_labels.ts'

export const appEditionPage = defineResourcePage(appEditionResource, appEditionAdminApi, {
  title: msg`App editions`,
  addTitle: msg`Add an edition`,
  labels: {
    kind: msg`Package`,
    version: msg`Version`,
    code: msg`Version code`,
    minimum_code: msg`Oldest version code allowed`,
    notes: msg`What is new`,
    file: msg`File`,
    ...editionLabels,
  },
  hints: {
    version: msg`As people read it: major.minor.patch`,
    code: msg`As phones compare it: a whole number above every one published so far`,
    minimum_code: msg`Installed versions below it must update; empty: nobody must`,
    file: msg`.apk or .wgt, up to 20 MB`,
  },
  options: {
    kind: { apk: msg`Android app (apk)`, wgt: msg`Web layer of an installed app (wgt)` },
  },
  changes: [appEditionApi.latest, appEditionApi.list],
  states: {
    draft: { label: msg`Draft`, tone: 'grey' },
    published: { label: msg({ message: 'Published', context: 'state' }), tone: 'green' },
    withdrawn: { label: msg`Withdrawn`, tone: 'amber' },
  },
  actions: {
    publish: {
      label: msg`Publish`,
      question: msg`Everybody can download it, and phones with an older version are told. Version and file stay as they are from then on.`,
      key: 'a',
    },
    withdraw: {
      label: msg`Withdraw`,
      question: msg`It is not offered any more, and the edition before it is the newest again. Phones that have it keep it.`,
      color: 'red',
    },
  },
  columns: [
    { name: 'version', width: '16%' },
    { name: 'code', width: 110 },
    { name: 'kind', width: '24%' },
    { name: 'state', width: 100 },
    { name: 'size', width: 90, spare: true },
    { name: 'published_time', width: 120, spare: true },
    { name: 'updated_time', width: 110 },
  ],
  defaults: { kind: 'apk' },
  empty: {
    title: msg`There is no edition of the app yet`,
    hint: msg`Until one is published, the page “Get the app” offers to install the site.`,
  },
  fixed: ({ published_time: published }) => (published === null ? [] : fixedOncePublished),
  heading: 'version',
  slots: { preview: EditionFacts, cells: { code: CodeCell, size: SizeCell } },
})
