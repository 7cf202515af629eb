/** Messages at the fields of market prices, like those of field_issues.ts. */
export const marketPriceIssues = {
  price_outside_range: {
    en: 'The price is outside the lowest and highest price',
    zh: '价格不在最低价与最高价之间',
  },
  future_day: { en: 'This day has not come yet', zh: '日期不能晚于今天' },
  price_exists: {
    en: 'There is a price of this material, region and day already: correct that one',
    zh: '该品种、地区当日已有价格，请直接修改',
  },
  price_twice: {
    en: 'Another row has the same material, region and day',
    zh: '与另一行的品种、地区、日期重复',
  },
  unknown_material: { en: 'There is no such material', zh: '没有此品种' },
  unknown_region: { en: 'There is no such region', zh: '没有此地区' },
  unit_of_prices: {
    en: 'Fixed since this material has prices: add another material for another unit or tax',
    zh: '该品种已有价格，单位与含税方式不可更改；请另建品种',
  },
} as const
