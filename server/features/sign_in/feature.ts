import { signInApi } from '#contract/sign_in.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { signInHandlers } from './handlers.ts'

export const signIn: Feature = { name: 'sign_in', calls: [calls(signInApi, signInHandlers)] }
