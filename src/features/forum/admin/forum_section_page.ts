import { msg } from '@lingui/core/macro'
import { forumApi } from '#contract/forum.ts'
import { forumSectionAdminApi, forumSectionResource } from '#contract/resources/forum_section.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'

export const forumSectionPage = defineResourcePage(forumSectionResource, forumSectionAdminApi, {
  title: msg`Sections of the forum`,
  addTitle: msg`Add a section`,
  labels: {
    name: msg({ message: 'Name', context: 'thing' }),
    description: msg`What belongs there`,
    sort: msg`Order`,
  },
  hints: { sort: msg`Lower numbers come first` },
  changes: [forumApi.sections],
  states: {
    open: { label: msg({ message: 'Open', context: 'section' }), tone: 'green' },
    closed: { label: msg({ message: 'Closed', context: 'section' }), tone: 'grey' },
  },
  actions: {
    close: {
      label: msg`Close the section`,
      question: msg`Its threads stay and can be answered; nobody can start a new one there.`,
    },
    reopen: { label: msg`Open the section again`, question: msg`Threads can be started there again.` },
  },
  columns: [
    { name: 'name', width: '24%' },
    { name: 'description', spare: true },
    { name: 'state', width: 90 },
    { name: 'sort', width: 80 },
    { name: 'updated_time', width: 130, spare: true },
  ],
  defaults: { sort: 0 },
  empty: { title: msg`There are no sections yet` },
  heading: 'name',
})
