/** A worker that is only a clock: browsers slow down the timers of hidden pages, but not those of their workers. */
const tickMs = 15_000

setInterval(() => postMessage(null), tickMs)
