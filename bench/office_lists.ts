/** What operators read besides the lists of declared resources: queues, ledgers, single companies and people, figures. */
import { brokenStates, deliveryKinds, jobGroups } from '#contract/delivery_kinds.ts'
import { figureRanges } from '#contract/figure_ranges.ts'
import { forumQueues } from '#contract/forum_admin.ts'
import { inspectionStates } from '#contract/inspect_business_states.ts'
import { applicationStates, refundStates } from '#contract/membership_states.ts'
import { alertStates } from '#contract/mill_certificate.ts'
import { reasonedDecisions } from '#contract/reasoned_decisions.ts'
import { settingSections } from '#contract/site_sections.ts'
import type { List } from './resource_lists.ts'

export type OfficeScene = {
  /** Parts of names of companies and people, in an address. */
  names: readonly string[]
  sections: readonly number[]
  companies: readonly number[]
  /** Supplier profiles. */
  suppliers: readonly number[]
  people: readonly number[]
  posts: readonly number[]
  /** Codes of group buys; very many companies take part in the first. */
  joined: readonly string[]
}

export function officeLists(scene: OfficeScene): List[] {
  const { names, sections, companies, suppliers, people, posts, joined } = scene
  const ask = (path: string, queries: readonly string[]) =>
    queries.map((query) => `/api/admin/${path}/?${query}`)
  const each = (name: string, values: readonly (string | number)[]) =>
    values.map((value) => `${name}=${value}`)
  const byName = names.map((name) => `keyword=${name}`)
  const unknown = 'keyword=nobody-has-this'
  return [
    ['membership applications', ask('membership', [''])],
    ['membership applications, each state', ask('membership', each('state', applicationStates))],
    ['membership applications, by part of a name', ask('membership', byName)],
    ['membership applications, page 350', ask('membership', ['page=350&size=50'])],
    ['freight refunds', ask('freight', [''])],
    ['freight refunds, each state', ask('freight', each('state', refundStates))],
    ['freight refunds, page 90', ask('freight', ['page=90&size=50'])],
    ['inspections', ask('inspect_business', [''])],
    ['inspections that wait for operators', ask('inspect_business', ['waiting=1'])],
    ['inspections, each state', ask('inspect_business', each('state', inspectionStates))],
    ['inspections, by part of a name', ask('inspect_business', byName)],
    ['inspections, by a word that nobody wrote', ask('inspect_business', [unknown])],
    ['inspections, page 350', ask('inspect_business', ['page=350&size=50'])],
    ['deliveries that failed or are tried again', ask('delivery', [''])],
    ['deliveries, each state', ask('delivery', each('state', brokenStates))],
    ['deliveries, each group', ask('delivery', each('group', jobGroups))],
    ['deliveries, kinds in turn', ask('delivery', each('kind', deliveryKinds.slice(0, 20)))],
    ['deliveries, page 150', ask('delivery', ['page=150&size=50'])],
    ['deliveries, numbers of a day', ask('delivery/counts', [''])],
    ['overview: deliveries of a day', ask('delivery/health', [''])],
    ['certificates that two companies offer', ask('mill_certificate', [''])],
    [
      'certificates that two companies offer, each state',
      ask('mill_certificate', each('state', alertStates)),
    ],
    ['certificates that two companies offer, page 90', ask('mill_certificate', ['page=90&size=50'])],
    ...forumQueues.map((queue): List => [`forum, ${queue}`, ask('forum', [`queue=${queue}`])]),
    [
      'forum, sections in turn',
      ask(
        'forum',
        each('section', sections).map((one) => `queue=all&${one}`),
      ),
    ],
    [
      'forum, by words or part of a name',
      ask(
        'forum',
        byName.map((one) => `queue=all&${one}`),
      ),
    ],
    ['forum, by a frequent word', ask('forum', ['queue=all&keyword=42CrMo'])],
    ['forum, by a name that nobody has', ask('forum', [`queue=all&${unknown}`])],
    ['forum, page 500', ask('forum', ['queue=all&page=500&size=50'])],
    ['forum, hidden, page 30', ask('forum', ['queue=hidden&page=30&size=50'])],
    ['forum, a post with its versions', posts.map((id) => `/api/admin/forum/post/${id}/`)],
    [
      'reasons of a decision',
      ask(
        'review/reasons',
        reasonedDecisions.slice(-18).map((action) => `action=${action}`),
      ),
    ],
    ['parts in a group buy', joined.map((code) => `/api/admin/raise/${code}/join/`)],
    ['parts in a group buy of very many', ask(`raise/${joined[0]}/join`, ['', 'page=9&size=50'])],
    ['a company', companies.map((id) => `/api/admin/company/${id}/`)],
    ['a company as a supplier', suppliers.map((id) => `/api/admin/supplier/${id}/`)],
    [
      'what a merge of two companies moves',
      companies.slice(1).map((id, at) => `/api/admin/company/${id}/merge/?into=${companies[at]}`),
    ],
    ['a person', people.map((id) => `/api/admin/user/${id}/overview/`)],
    ['what a person did', people.map((id) => `/api/admin/user/${id}/activity/`)],
    ['roles of an operator', ask('backend_user/roles', [''])],
    ['versions of the settings', ask('website_config/history/site', ['', 'page=5&size=50'])],
    [
      'each section of the settings',
      settingSections.map((section) => `/api/admin/website_config/${section}/`),
    ],
    ['clicks on ads', ask('banner_click', [''])],
    ['weekly report', ask('weekly_report', [''])],
    ['searches without results, each range', ask('search_miss', each('days', figureRanges))],
    ['overview: open tasks', ask('dashboard', [''])],
    ['overview: ages of what waits', ask('dashboard/review', [''])],
    ['overview: postings, each range', ask('dashboard/postings', each('days', figureRanges))],
    ['overview: market and response times, each range', ask('dashboard/market', each('days', figureRanges))],
  ]
}
