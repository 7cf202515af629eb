/** `npm run dev`: the server, started again on every change, and vite in front of it on port 5173. */
import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const commands = [['--watch', 'server/main.ts'], [path.join('node_modules', 'vite', 'bin', 'vite.js')]]
const children = commands.map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }))

const stop = () => children.forEach((child) => child.kill('SIGTERM'))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// One without the other is of no use.
for (const child of children) child.on('exit', stop)
