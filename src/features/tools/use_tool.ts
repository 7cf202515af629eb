import { useDebouncedCallback } from '@mantine/hooks'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Address } from './address.ts'
import { readAddress, writeAddress, type Readers, type Texts } from './readers.ts'

/** How long (ms) after the last key the address changes; browsers refuse to change it with every key. */
const typingMs = 200

/** Returns a text that is the same for equal parameters in any order. */
const keyOf = (address: Address) => JSON.stringify(Object.entries(address).sort())

type Change<N extends string> = Partial<Texts<N>>

/**
 * Keeps a tool's fields and its address in step: the address fills the fields, and typing changes the address. A text
 * that cannot be read stays in its field but not in the address. Another address (a link, the back button) fills the fields again.
 */
export function useTool<N extends string>(to: string, address: Address<N>, readers: Readers<N>) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const [filled, setFilled] = useState(() => readAddress(address, readers))
  /** The current texts of the fields; up to date even between two changes in the same render. */
  const latest = useRef(filled.texts)
  const seen = useRef(address)
  /** Addresses that this page wrote and the router has not returned yet, newest last. */
  const pendingWrites = useRef<string[]>([])

  const write = useDebouncedCallback((texts: Texts<N>) => {
    // The reader is already leaving for another page.
    if (history.location.pathname !== to) return
    const search = writeAddress(texts, readers)
    pendingWrites.current.push(keyOf(search))
    void navigate({ to, search: search as never, replace: true, resetScroll: false })
  }, typingMs)

  // Before a link can be clicked the field loses the focus; writing then makes sure that the address is complete.
  useEffect(() => {
    const flush = () => write.flush()
    document.addEventListener('focusout', flush)
    return () => document.removeEventListener('focusout', flush)
  }, [write])

  useEffect(() => {
    if (seen.current === address) return
    seen.current = address
    const at = pendingWrites.current.indexOf(keyOf(address))
    pendingWrites.current = at < 0 ? [] : pendingWrites.current.slice(at + 1)
    if (at >= 0) return
    const read = readAddress(address, readers)
    latest.current = read.texts
    setFilled(read)
  }, [address, readers])

  const set = useCallback(
    (change: Change<N> | ((texts: Texts<N>) => Change<N>)) => {
      const texts = latest.current
      latest.current = { ...texts, ...(typeof change === 'function' ? change(texts) : change) }
      setFilled(({ rejected }) => ({ texts: latest.current, rejected }))
      write(latest.current)
    },
    [write],
  )

  return {
    texts: filled.texts,
    /** Parameters of the address that could not be used. */
    rejected: filled.rejected,
    set,
    dismiss: () => setFilled(({ texts }) => ({ texts, rejected: [] })),
  }
}

export type Tool<N extends string> = ReturnType<typeof useTool<N>>
