import { useDebouncedCallback } from '@mantine/hooks'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Address } from './address.ts'
import { readAddress, writeAddress, type Readers, type Texts } from './readers.ts'

/** The address follows the typing at this distance: browsers refuse to change it for every key. */
const typingMs = 200

/** One text for the same parameters in any order. */
const keyOf = (address: Address) => JSON.stringify(Object.entries(address).sort())

type Change<N extends string> = Partial<Texts<N>>

/**
 * The fields of a tool, which the address fills and which write themselves into the address as they are typed. What
 * cannot be read stays in its field and out of the address; another address (a link, the way back) fills them anew.
 */
export function useTool<N extends string>(to: string, address: Address<N>, readers: Readers<N>) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const [filled, setFilled] = useState(() => readAddress(address, readers))
  /** What the fields hold now, also between two changes of one moment. */
  const latest = useRef(filled.texts)
  const seen = useRef(address)
  /** Addresses that this page has written and that have not come back from the router yet; the newest is last. */
  const underWay = useRef<string[]>([])

  const write = useDebouncedCallback((texts: Texts<N>) => {
    // Another page is on its way already.
    if (history.location.pathname !== to) return
    const search = writeAddress(texts, readers)
    underWay.current.push(keyOf(search))
    void navigate({ to, search: search as never, replace: true, resetScroll: false })
  }, typingMs)

  // Whoever leaves for a link leaves the field first: the address that is left, or copied, is complete.
  useEffect(() => {
    const flush = () => write.flush()
    document.addEventListener('focusout', flush)
    return () => document.removeEventListener('focusout', flush)
  }, [write])

  useEffect(() => {
    if (seen.current === address) return
    seen.current = address
    const at = underWay.current.indexOf(keyOf(address))
    underWay.current = at < 0 ? [] : underWay.current.slice(at + 1)
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
