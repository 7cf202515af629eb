/** Faults that tests of the server and of single modules have to notice. */
import type { Fault } from './fault.ts'

export const serverFaults: Fault[] = [
  {
    name: 'everybody uploads prices',
    area: 'access',
    file: 'contract/market_price_upload.ts',
    from: `access: 'website_config'`,
    to: `access: 'user'`,
    test: {
      file: 'server/features/market_price/market_price.test.ts',
      title: 'only operators with the permission upload prices',
    },
  },
  {
    name: 'drawings without an approval',
    area: 'access',
    file: 'server/features/postings/visibility_rules.ts',
    from: `values['drawing_access'] === 'public'`,
    to: `values['drawing_access'] !== 'public'`,
    test: {
      file: 'server/features/postings/requests.test.ts',
      title: 'are sent only to the owner and operators',
    },
  },
  {
    name: 'a right that the giver lacks',
    area: 'access',
    file: 'server/features/staff/rules.ts',
    from: 'allOf(rights, rightsOf(by))',
    to: 'allOf(rights, staffRights)',
    test: {
      file: 'server/features/staff/invitation.test.ts',
      title: 'gives no right that the inviting person does not have',
    },
  },
  {
    name: 'the last day of a quote',
    area: 'business rules',
    file: 'server/features/quote/rules.ts',
    from: 'quote.valid_until < chinaDay(now)',
    to: 'quote.valid_until <= chinaDay(now)',
    test: {
      file: 'server/features/quote/rules.test.ts',
      title: 'a quote’s last day ends at midnight in China',
    },
  },
  {
    name: 'two codes within a minute',
    area: 'business rules',
    file: 'server/features/verify_code/rules.ts',
    from: 'limit: 1, seconds: waitSeconds',
    to: 'limit: 2, seconds: waitSeconds',
    test: {
      file: 'server/features/verify_code/verify_code.test.ts',
      title: 'a second code is refused until the countdown ends, with the remaining time',
    },
  },
  {
    name: 'a key for another body',
    area: 'business rules',
    file: 'server/http/idempotency.ts',
    from: 'if (known.requestHash !== requestHash)',
    to: 'if (known.requestHash === undefined)',
    test: {
      file: 'server/http/mount.test.ts',
      title: 'the same key with another body is a conflict, and of another account is independent',
    },
  },
  {
    name: 'views of a deal count as contact cards',
    area: 'stored data',
    file: 'server/features/postings/contact_store.ts',
    from: 'of_deal: given.ofDeal ?? false',
    to: 'of_deal: false',
    test: {
      file: 'server/features/deal/deal.test.ts',
      title: 'logs its views, which do not count as contact cards of the day',
    },
  },
  {
    name: 'a page repeats the row before it',
    area: 'stored data',
    file: 'server/features/conversation/store.ts',
    from: 'c.last_message_id < ${cursor}',
    to: 'c.last_message_id <= ${cursor}',
    test: {
      file: 'server/features/conversation/reading.test.ts',
      title: 'of conversations is by newest message, and they are found by posting and company',
    },
  },
  {
    name: 'conversations of other companies',
    area: 'stored data',
    file: 'server/features/conversation/store.ts',
    from: 'or c.tenant_id = ${tenantId})`',
    to: 'or c.tenant_id is not null)`',
    test: {
      file: 'server/features/conversation/conversation.test.ts',
      title:
        'is not open to other companies, operators and visitors, but to staff of the posting’s side with the right',
    },
  },
  {
    name: 'one reminder instead of two',
    area: 'stored data',
    file: 'server/features/postings/expiry_store.ts',
    from: 'and (reminded_days is null or reminded_days > ${days})',
    to: 'and reminded_days is null',
    test: {
      file: 'server/features/postings/reading.test.ts',
      title: 'owners are reminded once three days and once one day before the end',
    },
  },
  {
    name: 'languages of a message swapped',
    area: 'texts',
    file: 'contract/message_texts.ts',
    from: '`${company.en} withdrew its quote`, `${company.zh} 撤回了报价`',
    to: '`${company.zh} 撤回了报价`, `${company.en} withdrew its quote`',
    test: {
      file: 'server/features/quote/answers.test.ts',
      title:
        'may be a refusal with a reason, after which another quote may follow; a withdrawal notifies the owner',
    },
  },
  {
    name: 'days begin in another zone',
    area: 'formats',
    file: 'server/reference/china_time.ts',
    from: 'const offset = 8 * 3_600_000',
    to: 'const offset = 7 * 3_600_000',
    test: {
      file: 'server/reference/china_time.test.ts',
      title: 'a day, a month and a year begin at midnight in China',
    },
  },
  {
    name: 'kilograms above a tonne',
    area: 'formats',
    file: 'src/shared/i18n/format.ts',
    from: 'kg < 1000 ?',
    to: 'kg < 10_000 ?',
    test: {
      file: 'src/shared/i18n/format.test.ts',
      title:
        'weights from one tonne on are shown in tonnes, and only foreign numbers keep their calling code',
    },
  },
  {
    name: 'a clock that was ahead stops the poll',
    area: 'poll',
    file: 'src/shared/offline/poll_schedule.ts',
    from: 'now >= dueAt || dueAt - now > longestMs',
    to: 'now >= dueAt && dueAt - now > longestMs',
    test: {
      file: 'src/shared/offline/poll_schedule.test.ts',
      title: 'a poll is due when it never ran or has waited long enough',
    },
  },
  {
    name: 'later messages count as read',
    area: 'device data',
    file: 'src/shared/offline/read_marks.ts',
    from: 'return id <= mark.upTo && (',
    to: 'return id >= mark.upTo && (',
    test: {
      file: 'src/shared/offline/read_marks.test.ts',
      title: 'a marked message stays read while the server lists it as unread, and a later one is unread',
    },
  },
  {
    name: 'reference data without its language',
    area: 'worker caches',
    file: 'sw/reference_data.ts',
    from: `url.searchParams.set('lang', request.headers.get('Accept-Language') ?? '')`,
    to: `url.searchParams.set('lang', '')`,
    test: {
      file: 'sw/reference_data.test.ts',
      title: 'the language changes the cache key; the timestamp and the order of parameters do not',
    },
  },
  {
    name: 'tax on top of tax',
    area: 'business rules',
    file: 'contract/steel/price_per_tonne.ts',
    from: 'taxIncluded === 1 ? price',
    to: 'taxIncluded === 0 ? price',
    test: {
      file: 'contract/steel/price_per_tonne.test.ts',
      title: 'tax is added to prices without tax before they are compared',
    },
  },
]
