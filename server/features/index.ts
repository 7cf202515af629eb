import type { Feature } from '#server/http/feature.ts'
import { account } from './account/feature.ts'
import { auditLog } from './audit_log/feature.ts'
import { banner } from './banner/feature.ts'
import { bulk } from './bulk/feature.ts'
import { cardView } from './card_view/feature.ts'
import { category } from './category/feature.ts'
import { certification } from './certification/feature.ts'
import { collection } from './collection/feature.ts'
import { company } from './company/feature.ts'
import { conversation } from './conversation/feature.ts'
import { cutMatch } from './cut_match/feature.ts'
import { dashboard } from './dashboard/feature.ts'
import { deal } from './deal/feature.ts'
import { digest } from './digest/feature.ts'
import { drawingAccess } from './drawing_access/feature.ts'
import { grade } from './grade/feature.ts'
import { gradePrice } from './grade_price/feature.ts'
import { health } from './health/feature.ts'
import { impersonation } from './impersonation/feature.ts'
import { intention } from './intention/feature.ts'
import { joining } from './joining/feature.ts'
import { membership } from './membership/feature.ts'
import { notificationPreference } from './notification_preference/feature.ts'
import { ownPostings } from './own_postings/feature.ts'
import { postingReview } from './posting_review/feature.ts'
import { postings } from './postings/feature.ts'
import { productCategory } from './product_category/feature.ts'
import { push } from './push/feature.ts'
import { quote } from './quote/feature.ts'
import { savedSearch } from './saved_search/feature.ts'
import { signIn } from './sign_in/feature.ts'
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

/**
 * Every feature, by name. When several handle the same kind of job (`server/jobs/kinds.ts`), they run in this order:
 * the daily matches of saved searches come before the digest that reports them.
 */
export const features: readonly Feature[] = [
  health,
  account,
  signIn,
  verifyCode,
  company,
  certification,
  staff,
  tag,
  productCategory,
  websiteConfig,
  upload,
  userMessage,
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
  cardView,
  drawingAccess,
  collection,
  savedSearch,
  digest,
  gradePrice,
  cutMatch,
  dashboard,
  banner,
  grade,
  category,
  user,
  impersonation,
  tenant,
  auditLog,
]
