import { createFileRoute } from '@tanstack/react-router'
import { FilingNotice } from '#shell/FilingNotice.tsx'

export const Route = createFileRoute('/_plain/icp')({ component: FilingNotice })
