import { expect, test } from 'vitest'
import { latinNameApi } from '#contract/latin_name.ts'
import { testApp } from '../../../tests/support/app.ts'
import { proposeLatinName } from './latin_name.ts'

test.each([
  ['无锡恒锻特钢有限公司', 'Wuxi Hengduan Special Steel Co., Ltd.'],
  ['江苏省无锡市恒锻重工股份有限公司', 'Jiangsu Wuxi Hengduan Heavy Industry Co., Ltd.'],
  ['重庆长城锻造集团有限公司', 'Chongqing Changcheng Forging Group Co., Ltd.'],
  ['恒安新材料科技（集团）股份有限公司', "Heng'an New Materials Technology Group Co., Ltd."],
  ['山西吕梁锻件厂', 'Shanxi Lüliang Forgings Works'],
  ['Rotterdam Steel B.V.', 'Rotterdam Steel B.V.'],
  ['张家港 ABC 法兰有限公司', 'Zhangjiagang ABC Flange Co., Ltd.'],
])('%s is proposed as %s', async (name, english) => {
  expect(await proposeLatinName(name)).toBe(english)
})

test('a company asks for a proposal, which fits the field', async () => {
  const { call, raw, make } = await testApp()
  expect((await raw(latinNameApi.propose, { query: { name: '无锡' } })).status).toBe(401)
  const { token } = await make.member()
  expect((await raw(latinNameApi.propose, { query: { name: ' ' } }, { token })).status).toBe(400)
  const { data } = await call(latinNameApi.propose, { query: { name: '青'.repeat(50) } }, { token })
  expect(data.proposed).toHaveLength(60)
})
