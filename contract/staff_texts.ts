import { pick, reason, type Bilingual, type Renderer } from './message_words.ts'

/** Parameters of the notifications about a company's staff (module `staff`). */
export type StaffMessageParams = {
  /** A company invites the reader to be its staff. */
  staff_invited: { company: Bilingual; days: number }
  staff_invitation_withdrawn: { company: Bilingual }
  staff_invitation_answered: { person: Bilingual; answer: 'accepted' | 'declined' }
  staff_rights_changed: { company: Bilingual }
  staff_removed: { company: Bilingual }
  /** A colleague no longer belongs to the company. */
  staff_gone: { person: Bilingual; how: 'left' | 'removed' }
  /** The main account names the reader as the next one. */
  transfer_asked: { company: Bilingual; person: Bilingual; days: number }
  transfer_ended: { person: Bilingual; how: 'declined' | 'withdrawn' }
  /** `person` is the new main account. */
  main_account_changed: { company: Bilingual; person: Bilingual }
  /** The same by an operator, because `former` is lost; for the two people. */
  main_account_replaced: { company: Bilingual; person: Bilingual; former: Bilingual; comment: string }
}

export const staffMessageTexts: { [Code in keyof StaffMessageParams]: Renderer<StaffMessageParams[Code]> } = {
  staff_invited: {
    title: ({ company }, lang) =>
      pick(lang, `${company.en} invites you to join its staff`, `${company.zh} 邀请您成为其员工`),
    info: ({ days }, lang) =>
      pick(
        lang,
        `Open it to accept or decline, within ${days} days`,
        `点击查看，请在 ${days} 天内接受或谢绝`,
      ),
  },
  staff_invitation_withdrawn: {
    title: ({ company }, lang) =>
      pick(lang, `${company.en} withdrew its invitation`, `${company.zh} 已撤回邀请`),
    info: (_, lang) => pick(lang, 'You can no longer accept it', '该邀请已不能接受'),
  },
  staff_invitation_answered: {
    title: ({ person, answer }, lang) =>
      answer === 'accepted'
        ? pick(lang, `${person.en} has joined your staff`, `${person.zh} 已成为贵公司员工`)
        : pick(lang, `${person.en} declined your invitation`, `${person.zh} 谢绝了邀请`),
    info: ({ answer }, lang) =>
      answer === 'accepted'
        ? pick(lang, 'With the rights that the invitation names', '权限与邀请中的一致')
        : pick(lang, 'The staff account is free again', '该员工名额已释放'),
  },
  staff_rights_changed: {
    title: (_, lang) => pick(lang, 'Your rights were changed', '您的权限已变更'),
    info: ({ company }, lang) => pick(lang, `${company.en} · they apply at once`, `${company.zh} · 即时生效`),
  },
  staff_removed: {
    title: ({ company }, lang) =>
      pick(lang, `You are no longer on the staff of ${company.en}`, `您已不再是 ${company.zh} 的员工`),
    info: (_, lang) =>
      pick(
        lang,
        'Your account stays; postings and dealings stay with the company',
        '您的账号保留；发布的信息和往来归公司所有',
      ),
  },
  staff_gone: {
    title: ({ person, how }, lang) =>
      how === 'left'
        ? pick(lang, `${person.en} has left the company`, `${person.zh} 已退出公司`)
        : pick(lang, `${person.en} was removed from the staff`, `${person.zh} 已被移出员工`),
    info: (_, lang) =>
      pick(lang, 'Postings and dealings stay with the company', '发布的信息和往来仍归公司所有'),
  },
  transfer_asked: {
    title: ({ person }, lang) =>
      pick(lang, `${person.en} wants to hand the main account to you`, `${person.zh} 想把主账号移交给您`),
    info: ({ company, days }, lang) =>
      `${company[lang]} · ${pick(lang, `confirm within ${days} days`, `请在 ${days} 天内确认`)}`,
  },
  transfer_ended: {
    title: ({ person, how }, lang) =>
      how === 'declined'
        ? pick(lang, `${person.en} does not take over the main account`, `${person.zh} 未接受主账号移交`)
        : pick(
            lang,
            `${person.en} withdrew the hand-over of the main account`,
            `${person.zh} 撤回了主账号移交`,
          ),
    info: (_, lang) => pick(lang, 'The main account stays where it is', '主账号保持不变'),
  },
  main_account_changed: {
    title: ({ person }, lang) =>
      pick(lang, `${person.en} is the main account now`, `主账号已变更为 ${person.zh}`),
    info: ({ company }, lang) => company[lang],
  },
  main_account_replaced: {
    title: ({ person, former }, lang) =>
      pick(
        lang,
        `The market made ${person.en} the main account in place of ${former.en}`,
        `平台已将主账号由 ${former.zh} 变更为 ${person.zh}`,
      ),
    info: ({ company, comment }, lang) => `${company[lang]} · ${reason(comment, lang)}`,
  },
}
