import * as z from 'zod/mini'
import { accountName } from './account_forms.ts'
import { endpoint } from './endpoint.ts'
import { requiredText } from './text.ts'

/** What a code is sent for: the modes of the account page (SPEC 4.4), and another mobile number of an account (SPEC 7.12). */
export const codeEvents = ['login_tel', 'register', 'forget_password', 'change_mobile'] as const
export type CodeEvent = (typeof codeEvents)[number]

export const verifyCodeApi = {
  image: endpoint({
    method: 'GET',
    path: '/api/verify_code/image/',
    access: 'public',
    summary: 'A captcha (single use): picture as a data URL, and its key',
    reply: z.object({ img: z.string(), key: z.string() }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/verify_code/send/',
    access: 'public',
    acting: 'only_in_person',
    summary: 'Send a 6-digit code, valid for 5 minutes; at most one every 60 seconds',
    body: z.strictObject({
      key: requiredText(100),
      code: requiredText(10),
      event: z.enum(codeEvents),
      mobile: accountName,
    }),
    reply: z.object({ wait_seconds: z.int() }),
  }),
}
