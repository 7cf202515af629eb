/** Whether another program handed over a table, which opens the bulk entry. */
export const isTableFile = ({ name, type }: { name: string; type: string }): boolean =>
  /\.(xlsx|csv|tsv)$/i.test(name) || type === 'text/csv'
