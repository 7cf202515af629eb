/** A glowing billet on an anvil; `size` in px. The icons in public/icons are made from the same drawing. */
export function LogoMark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <rect width="64" height="64" rx="14" fill="#2b333b" />
      <path d="M27 12h10v10H27z" fill="#f9a46f" />
      <path d="M19 24h26v9H19z" fill="#e8590c" />
      <path d="M12 36h43c-2 6-8 8-14 8v4h5v6H18v-6h5v-4c-6 0-9-3-11-8z" fill="#dde3e8" />
    </svg>
  )
}
