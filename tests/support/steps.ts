/** Runs the steps of a check beside each other and prints them in their own order. */

/** What is wrong, as text for the developer; undefined if the check passed. */
export type Complaint = string | undefined
/** Figures that are printed whether the check passed or not. */
export type Finding = { complaint?: Complaint; figures?: string }

export type Step = {
  name: string
  check: () => Promise<Finding>
  /** How long it usually takes compared with the others; those that take longest start first. */
  length: number
  /** Names of the steps that write what this one reads: it starts when they have ended. */
  after?: readonly string[]
}

type Timed = Finding & { seconds: number }

async function timed(step: Step): Promise<Timed> {
  const started = performance.now()
  const finding = await step.check().catch((error: unknown) => ({ complaint: String(error) }))
  return { ...finding, seconds: (performance.now() - started) / 1000 }
}

function textOf({ name }: Step, { complaint, figures, seconds }: Timed): string {
  const line = `${complaint === undefined ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${name}`
  return [
    ...(figures ? [figures] : []),
    line,
    ...(complaint === undefined ? [] : [indented(complaint)]),
  ].join('\n')
}
const indented = (text: string): string => text.replace(/^/gm, '  ')

/**
 * Runs all steps, at most `atOnce` at the same time, and returns how many failed. Prints each when those before it in the
 * list have ended, so that the output has the same order on every machine.
 */
export async function runSteps(
  steps: readonly Step[],
  { atOnce, print }: { atOnce: number; print: (text: string) => void },
): Promise<number> {
  const waiting = new Set([...steps].sort((one, other) => other.length - one.length))
  const ended = new Map<string, Timed>()
  const running = new Map<string, Promise<void>>()
  let printed = 0

  const isReady = ({ after = [] }: Step) => after.every((name) => ended.has(name))
  const start = (step: Step) => {
    waiting.delete(step)
    const run = timed(step).then((result) => {
      ended.set(step.name, result)
      running.delete(step.name)
    })
    running.set(step.name, run)
  }
  const printEnded = () => {
    for (let step = steps[printed]; step && ended.has(step.name); step = steps[++printed])
      print(textOf(step, ended.get(step.name)!))
  }

  while (ended.size < steps.length) {
    for (const step of waiting) if (running.size < atOnce && isReady(step)) start(step)
    if (running.size === 0)
      throw new Error(`These wait for each other: ${[...waiting].map(({ name }) => name).join(', ')}`)
    await Promise.race(running.values())
    printEnded()
  }
  return [...ended.values()].filter(({ complaint }) => complaint !== undefined).length
}
