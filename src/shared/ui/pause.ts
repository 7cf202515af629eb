/**
 * Ends the browser's task where a file imports this: what is imported after it is evaluated in a task of its own, and
 * in between the browser answers. A message, since timers wait in tabs out of sight.
 */
await new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = resolve
  port2.postMessage(undefined)
})

export {}
