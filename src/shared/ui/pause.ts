/**
 * Ends the browser's current task at the import of this file: modules imported after it are evaluated in a new task, so
 * that the browser can respond in between. It uses a message, because timers are delayed in background tabs.
 */
await new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = resolve
  port2.postMessage(undefined)
})

export {}
