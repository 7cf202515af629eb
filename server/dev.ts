/** `npm run dev`: the server, restarted on every change, and Vite in front of it on port 5173. */
import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const commands = [['--watch', 'server/main.ts'], [path.join('node_modules', 'vite', 'bin', 'vite.js')]]
const children = commands.map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }))

const stop = () => children.forEach((child) => child.kill('SIGTERM'))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// If one of the two ends, the other is stopped too.
for (const child of children) child.on('exit', stop)
