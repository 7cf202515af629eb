import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const packageFile = z.object({ version: z.string() })

/** Version of this program, as `npm version` set it. */
export const appVersion: string = packageFile.parse(
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8')),
).version
