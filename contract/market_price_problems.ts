/** Error codes of market prices, like those of problems.ts. */
export const marketPriceProblems = {
  prices_changed: {
    status: 409,
    en: 'Some of these prices were stored or corrected in the meantime: nothing was uploaded. Check the rows again',
    zh: '部分价格已被他人录入或修改，本次未导入任何数据，请重新核对',
  },
  prices_unusual: {
    status: 409,
    en: 'Some of these prices are unusual: nothing was uploaded. Check and confirm each of them',
    zh: '部分价格异常，本次未导入任何数据，请逐条核对并确认',
  },
  price_unusual: {
    status: 409,
    en: 'This price is unusual, and alerts are sent for it: check it, then confirm it',
    zh: '该价格异常，保存后会触发价格提醒，请核对后确认',
  },
  favourites_full: {
    status: 409,
    en: 'You have {limit} favourites, which is the most: remove one first',
    zh: '关注品种已达上限 {limit} 个，请先取消一个',
  },
  alerts_full: {
    status: 409,
    en: 'You have {limit} price alerts, which is the most: delete one first',
    zh: '价格提醒已达上限 {limit} 个，请先删除一个',
  },
  alert_exists: { status: 409, en: 'You already have this price alert', zh: '已有相同的价格提醒' },
} as const
