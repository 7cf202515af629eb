import { BilingualText } from './BilingualText.tsx'
import type { SheetLine } from './bilingual.ts'

type Props = { lines: readonly SheetLine[]; className: string | undefined }

/** Facts with their names, each in both languages. */
export function SheetLines({ lines, className }: Props) {
  return (
    <table className={className}>
      <tbody>
        {lines.map(({ name, label, text }) => (
          <tr key={name}>
            <th scope="row">
              <BilingualText of={label} />
            </th>
            <td>
              <BilingualText of={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
