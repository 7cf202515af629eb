/** Numbered enumerations (SPEC 3.27–3.33) and other closed lists, as wire values. */
export const characters = [1, 2] as const
export type Character = (typeof characters)[number]

export const weighingMethods = [1, 2] as const
export type WeighingMethod = (typeof weighingMethods)[number]

export const forgeTypes = [1, 2, 3, 4] as const
export type ForgeType = (typeof forgeTypes)[number]

export const creditRatings = [0, 1, 2, 3, 4] as const
export type CreditRating = (typeof creditRatings)[number]

/** Days a posting stays online (SPEC 9.12). */
export const deadlineDays = [1, 3, 7, 30] as const
export type DeadlineDays = (typeof deadlineDays)[number]

export const memberships = ['none', 'silver', 'gold'] as const
export type Membership = (typeof memberships)[number]

export const certifications = [
  'none',
  'submitted',
  'revision_requested',
  'rejected',
  'certified',
  'expired',
] as const
export type Certification = (typeof certifications)[number]

export const postingKinds = [
  'quotation',
  'raise',
  'purchase_material',
  'purchase_piece',
  'purchase_forging',
] as const
export type PostingKind = (typeof postingKinds)[number]

/** Modules of notifications; each leads to a target (SPEC 3.15–3.24). */
export const messageModules = [
  'tenant_authentication',
  'tenant',
  'user',
  'staff',
  'purchase_material',
  'purchase_piece',
  'purchase_forging',
  'quotation',
  'business_quotation',
  'business_purchase_material',
  'business_purchase_piece',
  'business_purchase_forging',
  'business_raise',
  'forum',
  'forum_discuss',
  'my_business',
  'visitor_quotation',
  'visitor_purchase_material',
  'visitor_purchase_piece',
  'visitor_purchase_forging',
] as const
export type MessageModule = (typeof messageModules)[number]

export const tagModules = ['pre_business', 'business_1', 'forum', 'good_business'] as const
export type TagModule = (typeof tagModules)[number]

/** Sections of the header's keyword search (SPEC 2.62–2.64). */
export const searchSections = [
  'quotation',
  'purchase_forging',
  'purchase_material',
  'raise',
  'purchase_piece',
  'forum',
] as const
export type SearchSection = (typeof searchSections)[number]

export const languages = ['zh-CN', 'en-US'] as const
export type Language = (typeof languages)[number]
/** Two-letter key of bilingual records (`{ zh, en }`). */
export const langs = ['zh', 'en'] as const
export type Lang = (typeof langs)[number]
export const langOf = (language: Language): Lang => (language === 'en-US' ? 'en' : 'zh')
