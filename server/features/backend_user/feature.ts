import { backendUserApi } from '#contract/backend_user.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { deliverAppointment, sendAppointment } from './deliver_appointment.ts'
import { backendUserHandlers, backendUsers, roles } from './handlers.ts'

export const backendUser: Feature = {
  name: 'backend_user',
  calls: [calls(backendUserApi, backendUserHandlers)],
  resources: [backendUsers, roles],
  jobs: [work(deliverAppointment, sendAppointment)],
}
