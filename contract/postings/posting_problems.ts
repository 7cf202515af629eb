/** Error codes of submitting postings, like those of problems.ts. */
export const postingProblems = {
  figures_unusual: {
    status: 409,
    en: 'A price or weight is far from what is usual: check it, then confirm it',
    zh: '价格或重量与常见水平相差过大，请核对后确认',
  },
} as const
