import { langOf } from '#contract/enums.ts'
import { isPushWanted } from '#server/features/notification_preference/rules.ts'
import { countUnread } from '#server/features/user_message/store.ts'
import type { Deps } from '#server/http/deps.ts'
import type { PushAnswer } from '#server/jobs/push_service.ts'
import { open } from '#server/jobs/seal.ts'
import { closeBreaker, countFailure, passBreaker } from './breaker_store.ts'
import { deliverPush, type PushJob } from './queue_store.ts'
import { payloadOf, retryDelay, timeToLive, topicOf, urgencyOf } from './rules.ts'
import { findDelivery, noteAnswer, removeGone, type Delivery } from './store.ts'

/**
 * Sends one notification to one browser. Temporary failures are queued again. A notification that has been read, is
 * disabled or falls into quiet hours is not sent: the notification centre has it in any case.
 */
export async function pushOnce(deps: Deps, job: PushJob): Promise<void> {
  const db = deps.database.orm
  const now = deps.clock()
  const delivery = await findDelivery(db, job.message_id, job.subscription_id)
  if (!delivery || isTooOld(delivery, now)) return
  const { message, subscription, preference } = delivery
  if (preference && !isPushWanted(preference, message.module, now)) return

  const gate = await passBreaker(db, subscription.service, now)
  if (gate.state === 'drop') return
  if (gate.state === 'wait') return deps.jobs.send(db, deliverPush, job, { startAfter: gate.seconds })

  const answer = await send(deps, delivery)
  await judge(deps, job, delivery, answer)
}

const isTooOld = ({ message }: Delivery, now: Date): boolean =>
  now.getTime() - message.created_at.getTime() > timeToLive * 1000

/** Undefined when the push service could not be reached. */
async function send(deps: Deps, { message, subscription, key }: Delivery): Promise<PushAnswer | undefined> {
  const unread = await countUnread(deps.database.orm, message.account_id)
  const payload = payloadOf(message, unread.all, langOf(subscription.language))
  const { endpoint, p256dh, auth, service } = subscription
  const { default: webpush } = await import('web-push')
  const { headers, body } = webpush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: {
        subject: deps.config.vapidSubject,
        publicKey: key.public_key,
        privateKey: open(deps.config.secret, key.sealed_private_key),
      },
      TTL: timeToLive,
      urgency: urgencyOf(message.code),
      topic: topicOf(message),
    },
  )
  try {
    return await deps.pushService.send({ endpoint, headers, body })
  } catch (error) {
    deps.log.warn({ err: error, service }, 'push service not reached')
    return undefined
  }
}

/** Any answer but "out of order" shows that the service is reachable; 404 and 410 end the subscription. */
async function judge(
  deps: Deps,
  job: PushJob,
  { subscription }: Delivery,
  answer: PushAnswer | undefined,
): Promise<void> {
  const db = deps.database.orm
  const now = deps.clock()
  if (!answer || answer.status >= 500) {
    await countFailure(db, subscription.service, now)
    return again(deps, job, answer?.retryAfter)
  }
  await closeBreaker(db, subscription.service)
  const { status } = answer
  if (status === 404 || status === 410) return removeGone(db, subscription.id)
  const isDelivered = status >= 200 && status < 300
  await noteAnswer(db, subscription.id, { status, ...(isDelivered && { deliveredAt: now }) })
  if (status === 429 || status === 408) return again(deps, job, answer.retryAfter)
  if (!isDelivered) deps.log.error({ service: subscription.service, status }, 'push refused')
}

async function again(deps: Deps, job: PushJob, retryAfter: string | undefined): Promise<void> {
  const startAfter = retryDelay(job.attempt, retryAfter, deps.clock())
  if (startAfter === undefined) return
  await deps.jobs.send(deps.database.orm, deliverPush, { ...job, attempt: job.attempt + 1 }, { startAfter })
}
