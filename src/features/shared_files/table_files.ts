/** Whether a shared file is a table, which opens bulk entry. */
export const isTableFile = ({ name, type }: { name: string; type: string }): boolean =>
  /\.(xlsx|xlsm|xls|ods|csv|tsv)$/i.test(name) || type === 'text/csv'
