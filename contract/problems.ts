import { accountProblems } from './account_problems.ts'
import { appEditionProblems } from './app_edition_problems.ts'
import { backendUserProblems } from './backend_user_problems.ts'
import { companyMergeProblems } from './company_merge_problems.ts'
import { forumProblems } from './forum_problems.ts'
import { goodBusinessProblems } from './good_business_problems.ts'
import { healthProblems } from './health_problems.ts'
import { marketPriceProblems } from './market_price_problems.ts'
import { membershipProblems } from './membership_problems.ts'
import { passkeyProblems } from './passkey_problems.ts'
import { postingProblems } from './postings/posting_problems.ts'
import { reviewProblems } from './review_problems.ts'
import { secondFactorProblems } from './second_factor_problems.ts'
import { staffProblems } from './staff_problems.ts'

/** Every error code of the service with its HTTP status and its text in both languages. */
export const problems = {
  ...accountProblems,
  ...appEditionProblems,
  ...backendUserProblems,
  ...companyMergeProblems,
  ...marketPriceProblems,
  ...membershipProblems,
  ...forumProblems,
  ...goodBusinessProblems,
  ...healthProblems,
  ...postingProblems,
  ...reviewProblems,
  validation_failed: { status: 400, en: 'Please check the marked fields', zh: '请检查标出的内容' },
  bad_json: { status: 400, en: 'The request is not valid JSON', zh: '请求内容不是有效的 JSON' },
  login_invalid: { status: 401, en: 'Login invalid', zh: '登录已失效，请重新登录' },
  forbidden: { status: 403, en: 'You are not allowed to do this', zh: '没有权限进行此操作' },
  company_required: {
    status: 403,
    en: 'Please fill in your company information first',
    zh: '请先完善公司信息',
  },
  operator_company: {
    status: 403,
    en: 'Operators of the market trade for no company: use another account',
    zh: '后台账号不能创建公司，请使用其他账号',
  },
  company_frozen: {
    status: 403,
    en: 'The company is frozen and cannot post or trade',
    zh: '公司已被冻结，不能发布或交易',
  },
  certification_required: {
    status: 403,
    en: 'Only certified companies can do this',
    zh: '企业认证后才能进行此操作',
  },
  gold_required: {
    status: 403,
    en: 'Only gold members can see contact details',
    zh: '金牌会员可查看联系方式',
  },
  own_posting: { status: 403, en: 'This is your own company’s posting', zh: '不能对本公司的信息进行此操作' },
  only_in_person: {
    status: 403,
    en: 'Only the person can do this, not an operator acting for them',
    zh: '此操作须由本人进行，后台人员不能代为操作',
  },
  not_found: { status: 404, en: 'Not found, or no longer available', zh: '内容不存在或已失效' },
  edit_conflict: { status: 409, en: 'Someone changed this in the meantime', zh: '内容已被他人修改' },
  still_in_use: {
    status: 409,
    en: 'It is still in use, so it cannot be removed',
    zh: '仍在使用中，不能删除',
  },
  idempotency_mismatch: {
    status: 409,
    en: 'This key was used for another request',
    zh: '该提交标识已用于另一个请求',
  },
  cannot_act_for: {
    status: 409,
    en: 'Back-office and frozen accounts cannot be opened',
    zh: '不能进入后台账号或已冻结的账号',
  },
  transition_not_allowed: {
    status: 409,
    en: 'This is not possible in the current state',
    zh: '当前状态下不能进行此操作',
  },
  account_exists: { status: 409, en: 'This account is already registered', zh: '该账号已注册' },
  intention_exists: {
    status: 409,
    en: 'You already have an open enquiry here',
    zh: '您已提交过意向，等待对方回复',
  },
  quote_exists: {
    status: 409,
    en: 'Your company already has a quote here; revise that one',
    zh: '贵公司已对此求购报价，请修改原报价',
  },
  quote_expired: { status: 409, en: 'The quote is no longer valid', zh: '报价已过有效期' },
  supplier_frozen: {
    status: 409,
    en: 'The supplier’s company is frozen and cannot trade',
    zh: '报价方公司已被冻结，不能交易',
  },
  quote_stale: {
    status: 409,
    en: 'The quote is for an earlier version of the request; its supplier has to confirm it first',
    zh: '该报价针对修改前的求购，需报价方重新确认',
  },
  request_changed: {
    status: 409,
    en: 'The request was changed in the meantime; please look at it again',
    zh: '求购内容已变更，请重新查看后再报价',
  },
  request_over: {
    status: 409,
    en: 'The request has ended; no more quotes are possible',
    zh: '求购已截止或已结束，不能再报价或接受报价',
  },
  too_little_left: {
    status: 409,
    en: 'Less than this is left; someone else was faster',
    zh: '剩余数量不足，可能已被他人先行成交',
  },
  partner_frozen: {
    status: 409,
    en: 'The other company is frozen; nobody can trade with it',
    zh: '对方公司已被冻结，不能继续洽谈',
  },
  conversation_over: {
    status: 409,
    en: 'No enquiry or quote between the two companies is open or accepted here; enquire or quote again to write',
    zh: '双方在此信息下的意向或报价均已结束，重新提交意向或报价后可继续洽谈',
  },
  no_dealing: {
    status: 409,
    en: 'A conversation starts from an enquiry or a quote',
    zh: '提交意向或报价后才能洽谈',
  },
  search_exists: { status: 409, en: 'You have saved this search already', zh: '您已保存过相同的搜索' },
  template_limit: {
    status: 409,
    en: 'A company keeps at most {limit} templates; delete one first',
    zh: '每家企业最多保存 {limit} 个模板，请先删除不用的模板',
  },
  join_exists: {
    status: 409,
    en: 'Your company has already joined; change its quantity instead',
    zh: '贵公司已参团，可直接修改吨位',
  },
  join_ended: {
    status: 409,
    en: 'This group buy is no longer open; nobody can join or change',
    zh: '该团购已截止或暂未开放，不能参团或修改',
  },
  credit_code_taken: {
    status: 409,
    en: 'Another company is certified with this credit code',
    zh: '该统一社会信用代码已被其他企业认证',
  },
  file_too_large: {
    status: 413,
    en: 'resource size cannot exceed {limit} MB',
    zh: '资源大小不能超过 {limit} MB',
  },
  file_changed: {
    status: 412,
    en: 'The file is not the one that was downloaded before',
    zh: '文件与之前下载的不一致',
  },
  no_such_range: { status: 416, en: 'The file has no such bytes', zh: '文件没有所请求的字节范围' },
  file_type_refused: { status: 415, en: 'only supports {types} upload', zh: '只支持上传 {types} 格式' },
  file_damaged: {
    status: 415,
    en: 'The file is damaged or its content does not match its name',
    zh: '文件已损坏，或内容与扩展名不符',
  },
  picture_pixels: {
    status: 413,
    en: 'The picture has more than {limit} million pixels; make it smaller first',
    zh: '图片超过 {limit} 百万像素，请先缩小',
  },
  address_no_file: {
    status: 415,
    en: 'There is no {types} file at this address, perhaps a page that shows one',
    zh: '该链接不是 {types} 文件，可能只是展示文件的网页',
  },
  address_refused: {
    status: 422,
    en: 'Files are only fetched from public https addresses without a user name or port',
    zh: '仅支持公网 https 链接，且不能带用户名或端口',
  },
  address_unreachable: {
    status: 422,
    en: 'Nothing could be fetched from this address: it does not exist or does not answer in time',
    zh: '无法从该链接获取文件：链接不存在，或对方未及时响应',
  },
  wrong_credentials: { status: 422, en: 'Account or password is wrong', zh: '账号或密码错误' },
  captcha_required: {
    status: 422,
    en: 'Type the characters in the picture, then log in again',
    zh: '请输入图形验证码后再登录',
  },
  wrong_captcha: { status: 422, en: 'The picture code is wrong or used up', zh: '图形验证码错误或已失效' },
  wrong_code: { status: 422, en: 'The verification code is wrong or expired', zh: '验证码错误或已过期' },
  wrong_old_password: { status: 422, en: 'The old password is wrong', zh: '原密码错误' },
  common_password: { status: 422, en: 'This password is too common', zh: '密码过于常见，请更换' },
  account_unknown: {
    status: 422,
    en: 'No account with this mobile number or e-mail address',
    zh: '该手机号或邮箱尚未注册',
  },
  account_disabled: { status: 422, en: 'This account is disabled', zh: '账号已停用' },
  ...staffProblems,
  ...passkeyProblems,
  ...secondFactorProblems,
  posting_incomplete: { status: 422, en: 'The posting is not complete yet', zh: '信息尚未填写完整' },
  already_listed: {
    status: 409,
    en: 'You have posted this already: update it, or say that it is another piece',
    zh: '贵司已发布过这件货：请选择更新，或确认为另一件',
  },
  quota_exhausted: { status: 422, en: 'The number of experiences has been exhausted', zh: '体验次数已用完' },
  too_many_requests: {
    status: 429,
    en: 'Too many attempts, please wait {seconds} s',
    zh: '操作过于频繁，请 {seconds} 秒后再试',
  },
  page_outdated: {
    status: 258,
    en: 'A new version is available, please reload the page',
    zh: '系统已更新，请刷新页面',
  },
  alert_dismissed: {
    status: 409,
    en: 'This alert was dismissed in the meantime',
    zh: '该提醒已被处理',
  },
  internal: { status: 500, en: 'Unknown error', zh: '未知错误' },
  unavailable: {
    status: 503,
    en: 'The service is busy, please try again shortly',
    zh: '服务繁忙，请稍后再试',
  },
  pictures_waiting: {
    status: 503,
    en: 'Many pictures are being prepared; please try again in {seconds} s',
    zh: '正在处理的图片较多，请 {seconds} 秒后重试',
  },
  disk_full: {
    status: 507,
    en: 'The server’s disk is full, so nothing can be saved at the moment; please try again later',
    zh: '服务器磁盘已满，暂时无法保存，请稍后再试',
  },
  storage_full: {
    status: 507,
    en: 'The server has no room for files at the moment; please try again later',
    zh: '服务器存储空间不足，暂时无法保存文件，请稍后再试',
  },
} as const satisfies Record<string, { status: number; en: string; zh: string }>

export type ProblemCode = keyof typeof problems

/** Returns the text of a problem with its `{placeholders}` filled from `values`. */
export function problemText(
  code: ProblemCode,
  lang: 'zh' | 'en',
  values: Record<string, unknown> = {},
): string {
  return problems[code][lang].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
