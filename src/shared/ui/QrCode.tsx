import { useQuery } from '@tanstack/react-query'
import { darkSquares, qrSquares, quietZone } from './qr_code.ts'

/** A QR code of `text`, dark on white in every colour scheme so that cameras can read it; `size` in px. */
export function QrCode({ text, label, size = 120 }: { text: string; label: string; size?: number }) {
  const { data } = useQuery({
    queryKey: ['qr', text],
    queryFn: () => qrSquares(text),
    staleTime: Infinity,
    meta: { keep: true, quiet: true },
  })
  const side = (data?.size ?? 1) + 2 * quietZone
  const path = data && darkSquares(data).map(([column, row]) => `M${column} ${row}h1v1h-1z`)
  return (
    <svg
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="white" />
      {path && <path d={path.join('')} fill="black" />}
    </svg>
  )
}
