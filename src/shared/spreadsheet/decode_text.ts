/** Whether bytes beyond ASCII mostly stand alone, as the letters of a western text do; Chinese characters have two each. */
function isWestern(bytes: Uint8Array): boolean {
  let runs = 0
  let alone = 0
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at]! < 0x80 || (at > 0 && bytes[at - 1]! >= 0x80)) continue
    runs++
    if ((bytes[at + 1] ?? 0) < 0x80) alone++
  }
  return alone > runs / 2
}

/**
 * Decodes a text file by its byte-order mark, else as UTF-8 if it is valid, else as what Excel writes on western or
 * Chinese systems: Windows-1252 or GB 18030.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(isWestern(bytes) ? 'windows-1252' : 'gb18030').decode(bytes)
  }
}
