/** The smallest videos that have the structure of their containers; what they show is nothing. */
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')
const zeros = '\0'.repeat(600)

function size32(length: number, isLittle = false): string {
  const size = Buffer.alloc(4)
  if (isLittle) size.writeUInt32LE(length)
  else size.writeUInt32BE(length)
  return size.toString('latin1')
}
const box = (type: string, content: string) => `${size32(content.length + 8)}${type}${content}`
const listOf = (type: string, content: string) => `LIST${size32(content.length + 4, true)}${type}${content}`

export const mp4 = (brand = 'isom'): Buffer =>
  bytes(`${box('ftyp', `${brand}\0\0\x02\0isomiso2`)}${box('mdat', zeros)}${box('moov', box('mvhd', zeros))}`)

export function avi(): Buffer {
  const content = `AVI ${listOf('hdrl', `avih${zeros}`)}${listOf('INFO', 'odd')}\0${listOf('movi', zeros)}`
  return bytes(`RIFF${size32(content.length, true)}${content}`)
}

export const flv = (): Buffer => bytes(`FLV\x01\x05\0\0\0\x09\0\0\0\0\x12\0\x01\0\0\0\0\0\0\0\0${zeros}`)

export function matroska(type = 'matroska'): Buffer {
  const sized = (content: string) => `${String.fromCharCode(0x80 + content.length)}${content}`
  const head = `\x1A\x45\xDF\xA3${sized(`\x42\x82${sized(type)}`)}`
  return bytes(`${head}\x18\x53\x80\x67\x01${'\xFF'.repeat(7)}\x15\x49\xA9\x66\x80${zeros}`)
}

export const mpeg = (): Buffer => bytes(`\0\0\x01\xBA\x21${'\0'.repeat(7)}\0\0\x01\xBB\0\x0C${zeros}`)
