import { endTask } from '#shared/ui/end_task.ts'

/** The libraries were evaluated in the task that ends here. */
await endTask()
