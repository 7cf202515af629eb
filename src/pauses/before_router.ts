import { endTask } from '#shared/ui/end_task.ts'

/** The router reads the tree of all routes in a task of its own. */
await endTask()
