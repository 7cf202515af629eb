import { endTask } from '#shared/ui/end_task.ts'

/** A hundred routes with the rules of their addresses are evaluated in a task of their own. */
await endTask()
