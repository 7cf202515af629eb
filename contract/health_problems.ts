/** Error codes of a server that does not fit its data, like those of problems.ts (decision 130). */
export const healthProblems = {
  secret_changed: {
    status: 503,
    en: 'SECRET is not the one with which the database was written',
    zh: 'SECRET 与写入数据库时所用的不一致',
  },
  uploads_missing: {
    status: 503,
    en: 'The uploaded files of this market are not in DATA_DIR',
    zh: 'DATA_DIR 中没有本平台的上传文件',
  },
  uploads_foreign: {
    status: 503,
    en: 'The uploaded files in DATA_DIR are those of another market',
    zh: 'DATA_DIR 中的上传文件属于其他平台',
  },
} as const
