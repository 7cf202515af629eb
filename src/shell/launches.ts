/** Handles launches of the installed app in a window that is already open (`launch_handler: focus-existing`). */
import { sharedPath } from '#shared/offline/share_paths.ts'

type Launch = { targetURL?: string; files?: readonly { getFile: () => Promise<File> }[] }
type LaunchWindow = { launchQueue?: { setConsumer: (consumer: (launch: Launch) => void) => void } }

/** Opens each launch's address through the router, so that an open form can ask before it is left. */
export function followLaunches(navigate: (href: string) => void): void {
  ;(window as LaunchWindow).launchQueue?.setConsumer((launch) => void follow(launch, navigate))
}

async function follow({ targetURL, files = [] }: Launch, navigate: (href: string) => void): Promise<void> {
  if (files.length > 0) {
    const opened = await Promise.all(files.map((handle) => handle.getFile()))
    const { keepShared } = await import('#shared/offline/shared_files.ts')
    await keepShared(opened, '')
    return navigate(sharedPath)
  }
  if (!targetURL) return
  const { origin, pathname, search, hash } = new URL(targetURL)
  const isCurrentPage = pathname === location.pathname && search === location.search
  if (origin === location.origin && !isCurrentPage) navigate(pathname + search + hash)
}
