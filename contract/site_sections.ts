/** Sections of the site settings, apart from their schemas because every page's address parameters are loaded first. */
export const settingSections = [
  'site',
  'suggestions',
  'quotas',
  'pictures',
  'review_policy',
  'forum',
  'unusual',
] as const
export type SettingSection = (typeof settingSections)[number]
