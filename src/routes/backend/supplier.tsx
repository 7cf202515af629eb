import { createFileRoute } from '@tanstack/react-router'
import { SupplierPage } from '#features/good_business/SupplierPage.tsx'

export const Route = createFileRoute('/backend/supplier')({ component: SupplierPage })
