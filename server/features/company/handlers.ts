import type { companyApi } from '#contract/company.ts'
import type { Handlers } from '#server/http/mount.ts'
import { nameCompany } from './naming.ts'
import { findCompanies } from './store.ts'

export const companyHandlers: Handlers<typeof companyApi> = {
  search: async ({ db, actor, query: { keyword, code: codes = [] }, lang, now }) =>
    keyword !== undefined && keyword.length < 2
      ? []
      : findCompanies(db, { keyword, codes, except: actor.tenantId, lang, now }),

  preLoginInfo: nameCompany,
}
