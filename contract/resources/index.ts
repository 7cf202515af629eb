import { auditLogApi, auditLogResource } from './audit_log.ts'
import { bannerAdminApi, bannerResource } from './banner.ts'
import { categoryAdminApi, categoryResource } from './category.ts'
import { gradeAdminApi, gradeResource } from './grade.ts'
import { tagAdminApi, tagResource } from './tag.ts'
import { tenantListApi, tenantResource } from './tenant.ts'
import { userAdminApi, userResource } from './user.ts'

/** Every declared resource with its endpoints; tests iterate over them, so new ones are covered automatically. */
export const resources = {
  audit_log: { of: auditLogResource, api: auditLogApi },
  banner: { of: bannerResource, api: bannerAdminApi },
  category: { of: categoryResource, api: categoryAdminApi },
  grade: { of: gradeResource, api: gradeAdminApi },
  tag: { of: tagResource, api: tagAdminApi },
  tenant: { of: tenantResource, api: tenantListApi },
  user: { of: userResource, api: userAdminApi },
}
