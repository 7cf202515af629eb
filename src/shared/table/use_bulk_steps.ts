import { useRef, useState } from 'react'
import { inSteps, type BulkOutcome } from './bulk_steps.ts'

/** A bulk action that may be running. `sent` is the number of rows that were sent, null while nothing runs. */
export type BulkRun = { sent: number | null; total: number; isStopping: boolean; stop: () => void }

type Given<Row> = {
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Runs a bulk action in steps with progress, which can be stopped between two of them. */
export function useBulkSteps<Row>({ rows, keyOf }: Given<Row>) {
  const stopping = useRef<AbortController>(undefined)
  const [sent, setSent] = useState<number | null>(null)
  const [isStopping, setStopping] = useState(false)

  /** Throws the ApiError of the first step; see `inSteps`. */
  async function run(
    send: (rows: readonly Row[]) => Promise<{ refused: Readonly<Record<string, string>> }>,
  ): Promise<BulkOutcome> {
    const controller = new AbortController()
    stopping.current = controller
    setStopping(false)
    setSent(0)
    try {
      return await inSteps(rows, { keyOf, send, signal: controller.signal, onProgress: setSent, wait: pause })
    } finally {
      setSent(null)
    }
  }
  const stop = () => {
    stopping.current?.abort()
    setStopping(true)
  }
  const state: BulkRun = { sent, total: rows.length, isStopping, stop }
  return { run, state }
}
