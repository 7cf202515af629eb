/** How a report names a post of the forum. */
export const reportSign = (post: number): string => `forum-${post}`
