import type { Feature } from '#server/http/feature.ts'
import { account } from './account/feature.ts'
import { accountDeletion } from './account_deletion/feature.ts'
import { appEdition } from './app_edition/feature.ts'
import { article } from './article/feature.ts'
import { auditLog } from './audit_log/feature.ts'
import { backendUser } from './backend_user/feature.ts'
import { banner } from './banner/feature.ts'
import { bulk } from './bulk/feature.ts'
import { cardView } from './card_view/feature.ts'
import { category } from './category/feature.ts'
import { certification } from './certification/feature.ts'
import { collection } from './collection/feature.ts'
import { company } from './company/feature.ts'
import { companyMerge } from './company_merge/feature.ts'
import { conversation } from './conversation/feature.ts'
import { cutMatch } from './cut_match/feature.ts'
import { dashboard } from './dashboard/feature.ts'
import { deal } from './deal/feature.ts'
import { delivery } from './delivery/feature.ts'
import { digest } from './digest/feature.ts'
import { drawingAccess } from './drawing_access/feature.ts'
import { forum } from './forum/feature.ts'
import { goodBusiness } from './good_business/feature.ts'
import { grade } from './grade/feature.ts'
import { gradePrice } from './grade_price/feature.ts'
import { health } from './health/feature.ts'
import { impersonation } from './impersonation/feature.ts'
import { inspectBusiness } from './inspect_business/feature.ts'
import { intention } from './intention/feature.ts'
import { joining } from './joining/feature.ts'
import { marketPrice } from './market_price/feature.ts'
import { marketSetup } from './market_setup/feature.ts'
import { membership } from './membership/feature.ts'
import { millCertificate } from './mill_certificate/feature.ts'
import { notificationPreference } from './notification_preference/feature.ts'
import { ownData } from './own_data/feature.ts'
import { ownPostings } from './own_postings/feature.ts'
import { passkey } from './passkey/feature.ts'
import { postingReview } from './posting_review/feature.ts'
import { postings } from './postings/feature.ts'
import { productCategory } from './product_category/feature.ts'
import { publicPage } from './public_page/feature.ts'
import { push } from './push/feature.ts'
import { quote } from './quote/feature.ts'
import { savedSearch } from './saved_search/feature.ts'
import { secondFactor } from './second_factor/feature.ts'
import { signIn } from './sign_in/feature.ts'
import { specReport } from './spec_report/feature.ts'
import { staff } from './staff/feature.ts'
import { tag } from './tag/feature.ts'
import { template } from './template/feature.ts'
import { tenant } from './tenant/feature.ts'
import { upload } from './upload/feature.ts'
import { user } from './user/feature.ts'
import { userAccusation } from './user_accusation/feature.ts'
import { userMessage } from './user_message/feature.ts'
import { verifyCode } from './verify_code/feature.ts'
import { websiteConfig } from './website_config/feature.ts'
import { weeklyReport } from './weekly_report/feature.ts'

/**
 * Every feature, by name. When several handle the same kind of job (`server/jobs/kinds.ts`), they run in this order:
 * the daily matches of saved searches come before the digest that reports them.
 */
export const features: readonly Feature[] = [
  health,
  account,
  signIn,
  passkey,
  secondFactor,
  accountDeletion,
  ownData,
  verifyCode,
  company,
  companyMerge,
  certification,
  staff,
  tag,
  productCategory,
  websiteConfig,
  upload,
  userMessage,
  publicPage,
  push,
  notificationPreference,
  userAccusation,
  postings,
  ownPostings,
  postingReview,
  bulk,
  template,
  intention,
  quote,
  joining,
  conversation,
  deal,
  membership,
  inspectBusiness,
  goodBusiness,
  forum,
  cardView,
  drawingAccess,
  millCertificate,
  collection,
  savedSearch,
  digest,
  gradePrice,
  marketPrice,
  cutMatch,
  dashboard,
  weeklyReport,
  banner,
  appEdition,
  article,
  grade,
  specReport,
  category,
  user,
  backendUser,
  impersonation,
  tenant,
  auditLog,
  delivery,
  marketSetup,
]
