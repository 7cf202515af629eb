import { createFileRoute } from '@tanstack/react-router'
import { auditLogPageOf } from '#features/audit_log/audit_log_page.tsx'
import { anySearch } from '#shared/resource_page/any_search.ts'
import { RoutedResource } from '#shared/resource_page/RoutedResource.tsx'

export const Route = createFileRoute('/admin/audit_log')({
  validateSearch: anySearch,
  component: () => <RoutedResource of={auditLogPage} />,
})

const auditLogPage = auditLogPageOf({
  app_edition: async () => (await import('#features/app_edition/app_edition_page.ts')).appEditionPage,
  article: async () => (await import('#features/article/article_page.tsx')).articlePage,
  article_category: async () =>
    (await import('#features/article/article_category_page.ts')).articleCategoryPage,
  backend_user: async () => (await import('#features/backend_user/backend_user_page.ts')).backendUserPage,
  banner: async () => (await import('#features/banner/banner_page.tsx')).bannerPage,
  category: async () => (await import('#features/product_category/category_page.ts')).categoryPage,
  forum_section: async () => (await import('#features/forum/admin/forum_section_page.ts')).forumSectionPage,
  good_business: async () => (await import('#features/good_business/good_business_page.ts')).goodBusinessPage,
  grade: async () => (await import('#features/product_category/grade_page.ts')).gradePage,
  market_material: async () =>
    (await import('#features/market_price/market_material_page.ts')).marketMaterialPage,
  market_price: async () => (await import('#features/market_price/market_price_page.ts')).marketPricePage,
  role: async () => (await import('#features/backend_user/role_page.ts')).rolePage,
  spec_report: async () => (await import('#features/spec_report/spec_report_page.ts')).specReportPage,
  tag: async () => (await import('#features/tag/tag_page.ts')).tagPage,
  tenant: async () => (await import('#features/tenant/tenant_page.ts')).tenantPage,
  user: async () => (await import('#features/user/user_page.ts')).userPage,
  user_accusation: async () =>
    (await import('#features/user_accusation/user_accusation_page.ts')).userAccusationPage,
})
