/** Messages at the fields of app editions, like those of field_issues.ts. */
export const appEditionIssues = {
  version_format: {
    en: 'Write it as major.minor.patch, such as 1.4.0',
    zh: '格式为 主版本.次版本.修订号，如 1.4.0',
  },
  version_order: {
    en: 'Versions rise with their codes: another edition of this kind has a lower code with this or a later version, or a higher code with this or an earlier one',
    zh: '版本名须与版本号同步递增：与另一个同类版本的先后顺序不符',
  },
  code_taken: {
    en: 'Another edition of this kind has this version code',
    zh: '同类版本中已有此版本号',
  },
  code_order: {
    en: 'Must be higher than the version code of every edition of this kind that was ever published',
    zh: '须高于所有已发布过的同类版本的版本号',
  },
  minimum_over_code: {
    en: 'Cannot be above the version code of this edition',
    zh: '不能高于此版本自身的版本号',
  },
  package_kind: {
    en: 'The file is not of the chosen kind',
    zh: '文件类型与所选的安装包类型不一致',
  },
  edition_fixed: {
    en: 'Fixed since this edition was published. Withdraw it and add a new one',
    zh: '版本发布后不可更改，请撤回此版本并新增一个版本',
  },
} as const
