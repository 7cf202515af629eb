import { appEditionIssues } from './app_edition_issues.ts'
import { marketPriceIssues } from './market_price_issues.ts'
import { forumIssues } from './forum_issues.ts'
import { richTextIssues } from './rich_text_issues.ts'

/** Messages of our own field rules; schemas refer to them by key, and `check()` returns the text. */
export const fieldIssues = {
  ...appEditionIssues,
  ...marketPriceIssues,
  ...forumIssues,
  ...richTextIssues,
  required: { en: 'Required', zh: '必填项' },
  number_expected: { en: 'Must be a number', zh: '必须是数字' },
  text_expected: { en: 'Must be a text', zh: '必须是文字' },
  yes_or_no_expected: { en: 'Must be yes or no', zh: '必须是“是”或“否”' },
  list_expected: { en: 'Must be a list', zh: '必须是列表' },
  fields_expected: { en: 'Must be a group of fields', zh: '必须是一组字段' },
  value_unknown: { en: 'This value is not possible here', zh: '此处不能填写该值' },
  format_unknown: { en: 'Not written as it must be here', zh: '格式不正确' },
  date_format: { en: 'Enter a day like 2026-03-31', zh: '请输入日期，如 2026-03-31' },
  time_format: { en: 'Enter a day with its time', zh: '请输入日期和时间' },
  password_format: { en: 'Please Enter 6~12 letter/number', zh: '请输入 6~12 位字母/数字' },
  password_different: { en: 'Password Different', zh: '两次输入的密码不一致' },
  display_name_length: { en: 'The length is 2 to 16 characters', zh: '长度为 2 到 16 个字符' },
  account_format: { en: 'Enter a mobile number or an e-mail address', zh: '请输入手机号或邮箱' },
  mobile_format: { en: 'Enter a mobile number', zh: '请输入手机号' },
  code_length: { en: 'The code has 6 digits', zh: '验证码为 6 位数字' },
  second_factor_code: {
    en: 'Type the 6 digits from your app, or a recovery code of 10 letters and digits',
    zh: '请输入验证器中的 6 位数字，或 10 位恢复码',
  },
  too_long: { en: 'The text is too long', zh: '内容过长' },
  comment_required: { en: 'Please enter a description', zh: '请输入说明' },
  positive: { en: 'Must be greater than 0', zh: '必须大于 0' },
  negative: { en: 'Must not be negative', zh: '不能小于 0' },
  too_large: { en: 'The number is too large', zh: '数值过大' },
  integer: { en: 'Must be a whole number', zh: '必须是整数' },
  range_order: { en: 'The upper limit is below the lower limit', zh: '上限不能小于下限' },
  choose: { en: 'Please choose', zh: '请选择' },
  price_or_negotiable: { en: 'Enter a price or choose “negotiable”', zh: '请填写价格或选择“面议”' },
  photos_min: { en: 'At least one photo is needed', zh: '至少上传 1 张照片' },
  photos_min_remnant: { en: 'Remnant stock needs at least three photos', zh: '余料至少上传 3 张照片' },
  photos_max: { en: 'Nine photos at most', zh: '最多 9 张照片' },
  defects_required: { en: 'Describe the defects of the remnant', zh: '请说明余料的缺陷情况' },
  weight_required: { en: 'Enter the scale weight', zh: '请填写过磅重量' },
  resource_address: {
    en: 'Must be an uploaded file or an https address',
    zh: '须为已上传的文件或 https 地址',
  },
  own_upload: { en: 'Must be a file that you have uploaded', zh: '须为您上传的文件' },
  web_address: {
    en: 'Enter an address that begins with https://',
    zh: '请输入以 https:// 开头的链接',
  },
  link_address: {
    en: 'Enter a page of the market (/home/…) or an address that begins with https://',
    zh: '请输入站内路径（/home/…）或以 https:// 开头的链接',
  },
  grade_name: {
    en: 'A name has a digit and no comma, and 40 characters at most',
    zh: '名称须含数字、不含逗号，最多 40 个字符',
  },
  grade_built_in: {
    en: 'The built-in table of grades has this name already',
    zh: '内置牌号表中已有该名称',
  },
  density_of_group: {
    en: 'Not a plausible density in this group of materials',
    zh: '密度超出该材料类别的合理范围',
  },
  category_parent: {
    en: 'Choose a category of the top level; one with categories below it stays there itself',
    zh: '请选择一级类别；已有下级类别的须保留为一级',
  },
  period_too_long: {
    en: 'At most three years from its first day; what follows is a renewal',
    zh: '自首日起最长三年，之后请另行续期',
  },
  period_unchanged: {
    en: 'Change the tier or the last day',
    zh: '请更改会员等级或最后一日',
  },
  end_before_begin: { en: 'The end is before the beginning', zh: '结束日期早于开始日期' },
  push_endpoint: {
    en: 'Must be the https address of a public push service',
    zh: '须为公网推送服务的 https 地址',
  },
  push_keys: { en: 'Not a key of a push subscription', zh: '不是有效的推送订阅密钥' },
  push_key_unknown: {
    en: 'The server does not know this key; subscribe again',
    zh: '服务器不认识该密钥，请重新订阅',
  },
  clock_time: { en: 'Must be a time like 22:00', zh: '须为时间，如 22:00' },
  quiet_hours_equal: { en: 'Must end at another time than it begins', zh: '结束时间不能与开始时间相同' },
  time_zone: { en: 'Not a known time zone', zh: '未知的时区' },
  email_needed: {
    en: 'Add an e-mail address to your account first',
    zh: '请先在账号中填写邮箱',
  },
  date_past: { en: 'Must be today or later', zh: '不能早于今天' },
  date_long_past: { en: 'Too far in the past', zh: '日期过早' },
  date_far: { en: 'Too far in the future', zh: '日期过远' },
  date_future: { en: 'Must be today or earlier', zh: '不能晚于今天' },
  report_required: { en: 'Upload the report', zh: '请上传检验报告' },
  posting_not_visible: {
    en: 'There is no such posting, or your company cannot see it',
    zh: '该信息不存在，或贵公司无权查看',
  },
  over_remaining: { en: 'More than is still wanted', zh: '超过求购的剩余数量' },
  over_quoted: { en: 'More than was quoted', zh: '超过报价数量' },
  per_piece_of_tonnes: {
    en: 'The request counts tonnes: quote by the tonne or kilogram',
    zh: '该求购按吨计量，请按吨或公斤报价',
  },
  unit_of_dealt: {
    en: 'Part of it is already sold or awarded; the unit stays',
    zh: '已有部分成交，不能更改计量单位',
  },
  quantity_or_weight: { en: 'Enter a number of pieces or a weight', zh: '请填写数量或重量' },
  drawing_or_dims: {
    en: 'Choose a shape with its dimensions, or add a drawing',
    zh: '请填写形状与尺寸，或上传图纸',
  },
  cut_plan: {
    en: 'Write it like 1410*6+rest, or 3 equal parts; lengths in mm, or with their unit',
    zh: '写法如 1410*6+余料，或 均分3段；长度用 mm，其他单位请写明',
  },
  cut_plan_too_long: { en: 'Longer than the bar it is cut from', zh: '超过了原料长度' },
  tiers_tonnes_order: { en: 'Must be more tonnes than the tier before', zh: '吨位须大于上一档' },
  tiers_price_order: { en: 'Must be cheaper than the tier before', zh: '价格须低于上一档' },
  tier_over_target: {
    en: 'The first tier must begin at or below the target',
    zh: '首档吨位不能超过目标吨位',
  },
  min_over_target: { en: 'Cannot be more than the target', zh: '不能超过目标吨位' },
  name_taken: { en: 'A template of this name exists already', zh: '已有同名模板' },
  name_exists: { en: 'This name exists already', zh: '该名称已存在' },
  below_minimum: {
    en: 'Below this group buy’s minimum per company',
    zh: '低于该团购的单家起订量',
  },
  credit_code_form: {
    en: 'The code has 18 characters: digits and capital letters, but never I, O, S, V or Z',
    zh: '统一社会信用代码为 18 位数字或大写字母，不含 I、O、S、V、Z',
  },
  credit_code_digit: {
    en: 'One of the characters is wrong: the check digit at the end does not fit',
    zh: '代码有误：与末位校验码不符，请逐位核对',
  },
  credit_code_taken: {
    en: 'Another company on the market is certified with this code',
    zh: '该统一社会信用代码已被其他企业认证',
  },
  license_required: { en: 'Upload the business licence', zh: '请上传营业执照' },
  license_upload: {
    en: 'Upload the licence here as a picture or a PDF file',
    zh: '请在此处上传营业执照图片或 PDF',
  },
  certification_days: {
    en: 'Must be after today and within three years',
    zh: '须晚于今天，且不超过三年',
  },
  one_language: { en: 'Fill it in in one language at least', zh: '中文或英文至少填写一项' },
  too_many_products: { en: 'Twelve products at most', zh: '最多 12 项产品' },
  too_many_tags: { en: 'Ten tags at most', zh: '最多选择 10 个标签' },
  tag_unknown: {
    en: 'One of the tags does not exist or is chosen twice; choose again',
    zh: '有标签不存在或重复，请重新选择',
  },
  furnace_twice: { en: 'Each kind of furnace once', zh: '同一种热处理炉只填一行' },
  certificate_upload: {
    en: 'Upload the certificate here as a picture or a PDF file',
    zh: '请在此处上传证书图片或 PDF',
  },
  certificate_expired: { en: 'The certificate has expired', zh: '证书已过期' },
  percent: { en: 'A percentage from 0 to 100', zh: '应为 0 到 100 的百分数' },
  percent_sum: { en: 'The elements add up to more than 100 %', zh: '各元素合计超过 100 %' },
  temperature: { en: 'Not a plausible temperature in °C', zh: '温度（°C）不合理' },
  email_format: { en: 'Enter an e-mail address', zh: '请输入邮箱' },
  phone_format: { en: 'Enter a phone number', zh: '请输入电话号码' },
  names_twice: { en: 'One of the names is listed twice', zh: '有名称重复' },
  limit_fixed: { en: 'This tier cannot do this at all', zh: '该等级不提供此项' },
  limit_below_lower_tier: {
    en: 'A higher tier cannot have less than a lower one',
    zh: '较高等级的额度不能低于较低等级',
  },
  heat_twice: { en: 'This heat is listed already', zh: '该炉号已列出' },
  heat_file_gone: {
    en: 'This file is not attached to the certificate any more; choose another',
    zh: '质保书附件中已没有该文件，请重新选择',
  },
  unknown_key: { en: 'There is no such field', zh: '没有这个字段' },
  control_characters: {
    en: 'Contains characters that cannot be seen or that turn the writing direction: type it anew instead of pasting it',
    zh: '含有看不见的字符或改变文字方向的字符，请手动输入，不要粘贴',
  },
  one_line: { en: 'Write it in one line', zh: '不能换行，请写成一行' },
} as const satisfies Record<string, { en: string; zh: string }>

export type FieldIssue = keyof typeof fieldIssues
