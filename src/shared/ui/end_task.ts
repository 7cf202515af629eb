/**
 * Ends the browser's current task: what is awaited after it runs in a new one, so that the browser can respond in
 * between. It uses a message, because timers are delayed in background tabs.
 */
export const endTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(undefined)
  })
