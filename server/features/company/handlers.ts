import type { companyApi } from '#contract/company.ts'
import type { Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { nameCompany } from './naming.ts'
import { readProfile } from './profile_store.ts'
import { publicCertification } from './standing_rules.ts'
import { findCompanies } from './store.ts'

export const companyHandlers: Handlers<typeof companyApi> = {
  search: async ({ db, actor, query: { keyword, code: codes = [] }, lang, now }) =>
    keyword !== undefined && keyword.length < 2
      ? []
      : findCompanies(db, { keyword, codes, except: actor.tenantId, lang, now }),

  profile: async ({ db, params, lang, now }) => {
    const found = await readProfile(db, { ...params, lang, now })
    if (!found) throw new Problem('not_found')
    return { ...found, certification: publicCertification(found.certification) }
  },

  preLoginInfo: nameCompany,
}
