/** Id of the element that shows the post at this place of the thread. */
export const postElementId = (position: number): string => `post-${position}`

/** Scrolls to a post and gives it the focus; returns false if it is not rendered. */
export function goToPost(position: number): boolean {
  const element = document.getElementById(postElementId(position))
  element?.scrollIntoView({ block: 'start' })
  element?.focus({ preventScroll: true })
  return element !== null
}

/** Gives the focus to the post after (1) or before (−1) the one that is in sight or has it. */
export function stepThroughPosts(step: 1 | -1): void {
  const posts = [...document.querySelectorAll<HTMLElement>('[data-post]')]
  const focused = posts.findIndex((one) => one.contains(document.activeElement))
  const inSight = posts.findIndex((one) => one.getBoundingClientRect().bottom > 0)
  const next = posts[focused === -1 ? inSight : focused + step]
  next?.scrollIntoView({ block: 'start' })
  next?.focus({ preventScroll: true })
}
