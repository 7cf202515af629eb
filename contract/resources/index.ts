import { appEditionAdminApi, appEditionResource } from './app_edition.ts'
import { articleAdminApi, articleResource } from './article.ts'
import { articleCategoryAdminApi, articleCategoryResource } from './article_category.ts'
import { auditLogApi, auditLogResource } from './audit_log.ts'
import { backendUserListApi, backendUserResource } from './backend_user.ts'
import { bannerAdminApi, bannerResource } from './banner.ts'
import { categoryAdminApi, categoryResource } from './category.ts'
import { forumSectionAdminApi, forumSectionResource } from './forum_section.ts'
import { goodBusinessListApi, goodBusinessResource } from './good_business.ts'
import { gradeAdminApi, gradeResource } from './grade.ts'
import { marketMaterialAdminApi, marketMaterialResource } from './market_material.ts'
import { marketPriceAdminApi, marketPriceResource } from './market_price.ts'
import { reviewReasonAdminApi, reviewReasonResource } from './review_reason.ts'
import { roleAdminApi, roleResource } from './role.ts'
import { specReportAdminApi, specReportResource } from './spec_report.ts'
import { tagAdminApi, tagResource } from './tag.ts'
import { tenantListApi, tenantResource } from './tenant.ts'
import { userAdminApi, userResource } from './user.ts'
import { userAccusationAdminApi, userAccusationResource } from './user_accusation.ts'

/** Every declared resource with its endpoints; tests iterate over them, so new ones are covered automatically. */
export const resources = {
  app_edition: { of: appEditionResource, api: appEditionAdminApi },
  article: { of: articleResource, api: articleAdminApi },
  article_category: { of: articleCategoryResource, api: articleCategoryAdminApi },
  audit_log: { of: auditLogResource, api: auditLogApi },
  backend_user: { of: backendUserResource, api: backendUserListApi },
  banner: { of: bannerResource, api: bannerAdminApi },
  category: { of: categoryResource, api: categoryAdminApi },
  forum_section: { of: forumSectionResource, api: forumSectionAdminApi },
  good_business: { of: goodBusinessResource, api: goodBusinessListApi },
  grade: { of: gradeResource, api: gradeAdminApi },
  market_material: { of: marketMaterialResource, api: marketMaterialAdminApi },
  market_price: { of: marketPriceResource, api: marketPriceAdminApi },
  review_reason: { of: reviewReasonResource, api: reviewReasonAdminApi },
  role: { of: roleResource, api: roleAdminApi },
  spec_report: { of: specReportResource, api: specReportAdminApi },
  tag: { of: tagResource, api: tagAdminApi },
  tenant: { of: tenantResource, api: tenantListApi },
  user: { of: userResource, api: userAdminApi },
  user_accusation: { of: userAccusationResource, api: userAccusationAdminApi },
}
