import { forumApi } from '#contract/forum.ts'
import { forumAdminApi } from '#contract/forum_admin.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { forumHandlers, servedSections } from './handlers.ts'
import { moderationHandlers } from './moderation.ts'

export const forum: Feature = {
  name: 'forum',
  calls: [calls(forumApi, forumHandlers), calls(forumAdminApi, moderationHandlers)],
  resources: [servedSections],
  withoutCatalogue: true,
}
