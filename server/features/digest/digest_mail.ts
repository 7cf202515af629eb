import type { Lang } from '#contract/enums.ts'
import type { Mail } from '#server/jobs/delivery.ts'

/** A notification as the mail lists it; `at` is in the reader's time zone. */
export type DigestItem = { at: string; title: string; info: string }

/** Beyond this number the mail only says how many more there are. */
const mostItems = 30

const texts = {
  zh: {
    language: 'zh-CN',
    subject: (count: number) => `您有 ${count} 条未读通知`,
    intro: '以下是上次汇总之后的未读通知：',
    more: (count: number) => `另有 ${count} 条，请到通知中心查看。`,
    footer: '您可在通知设置中关闭邮件汇总。',
  },
  en: {
    language: 'en',
    subject: (count: number) => (count === 1 ? '1 unread notification' : `${count} unread notifications`),
    intro: 'Unread notifications since the last digest:',
    more: (count: number) => `And ${count} more in the notification centre.`,
    footer: 'You can turn off the e-mail digest in the notification settings.',
  },
}

/** Builds the mail with the unread notifications in the given order. */
export function digestMail(to: string, items: readonly DigestItem[], lang: Lang): Mail {
  const { language, subject, intro, more, footer } = texts[lang]
  const shown = items.slice(0, mostItems)
  const rest = items.length - shown.length
  const moreText = rest > 0 ? more(rest) : undefined
  const lines = shown.map(({ at, title, info }) => `${at}  ${title}\n${info}`)
  return {
    to,
    subject: subject(items.length),
    text: [intro, ...lines, ...(moreText ? [moreText] : []), footer].join('\n\n'),
    html: [
      html`<!doctype html>
        <html lang="${language}">
          <meta charset="utf-8" />
          <body style="font-family:sans-serif"></body>
        </html>`,
      html`<p>${intro}</p>
        <ul></ul>`,
      ...shown.map(
        ({ at, title, info }) =>
          html`<li>
            <p><small>${at}</small><br /><b>${title}</b><br />${info}</p>
          </li>`,
      ),
      html`</ul>`,
      moreText ? html`<p>${moreText}</p>` : '',
      html`<p><small>${footer}</small></p></body></html>`,
    ].join('\n'),
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes every value: user input can never become an element or leave an attribute. */
const html = (parts: TemplateStringsArray, ...values: string[]): string =>
  String.raw(
    { raw: parts },
    ...values.map((value) => value.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')),
  )
