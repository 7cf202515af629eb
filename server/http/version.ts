import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const packageFile = z.object({ version: z.string() })

/** Version of this program, as `npm version` set it. */
export const appVersion: string = packageFile.parse(
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')),
).version
