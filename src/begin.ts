/** What must not wait until the rest of the page is evaluated: events that come once, and the texts of the first picture. */
import { requestStartTexts } from '#shared/i18n/i18n.ts'
import { watchInstall } from '#shared/offline/install.ts'
import { guardChunks } from '#shared/offline/stale_chunk.ts'
import { keepTypedOverReloads } from '#shared/session/account_memory.ts'
import { claimTab } from '#shared/session/remembered.ts'
import { endTask } from '#shared/ui/end_task.ts'

claimTab()
keepTypedOverReloads()
guardChunks()
watchInstall()
requestStartTexts()
await endTask()
