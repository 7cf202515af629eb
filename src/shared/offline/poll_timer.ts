/** A worker that is only a clock: the timers of a hidden page are slowed down, its workers' are not. */
const tickMs = 15_000

setInterval(() => postMessage(null), tickMs)
