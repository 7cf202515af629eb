// Runs in tests/support/one_document.ts.
// Older values may contain files on other servers: pages show their names and never load them.
import { MantineProvider } from '@mantine/core'
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { afterEach, expect, test } from 'vitest'
import type { PostingRow } from '#contract/postings/views.ts'
import { PostingThumb } from '#features/postings/PostingThumb.tsx'
import { ReviewNote } from '#features/postings/ReviewNote.tsx'
import { PostingAdminPhotos } from '#features/posting_review/PostingAdminPhotos.tsx'
import { avatarUrl, nameOfAddress } from '../api/file_address.ts'
import { PhotoCard } from '../form/PhotoCard.tsx'
import { doneItem } from '../form/upload_items.ts'
import type { Uploads } from '../form/use_uploads.ts'
import { FilePicture } from './FilePicture.tsx'
import { theme } from './theme.ts'

const outside = 'https://pictures.example/yard/ring%20one.jpg?size=2'
const own = '/uploads/2026/01/0123456789abcdef0123456789abcdef.webp'

const shown: HTMLElement[] = []
afterEach(() => shown.splice(0).forEach((element) => element.remove()))
async function show(what: ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div')
  shown.push(place)
  document.body.append(place)
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <I18nProvider i18n={i18n}>
          <MantineProvider theme={theme}>{what}</MantineProvider>
        </I18nProvider>
      </QueryClientProvider>,
    ),
  )
  return place
}

const review = { comment: 'Rust', img_arr: [own, outside], at: '2026-01-02T03:04:05.000Z' }
const posting = { shape: 'round', dims: null, photo: outside, photo_count: 1, title: 'Ring' } as const
const card = (
  <PhotoCard
    item={doneItem({ address: outside, name: 'ring one.jpg', type: 'image' })}
    index={0}
    count={1}
    dragged={null}
    setDragged={() => {}}
    uploads={{} as Uploads}
    hasCover
  />
)

test.each<[string, () => ReactNode, boolean]>([
  ['a picture', () => <FilePicture address={outside} />, true],
  ['pictures of a review', () => <ReviewNote review={review} />, true],
  ['photos in the back office', () => <PostingAdminPhotos photos={[outside, own]} />, true],
  ['a photo of a form', () => card, true],
  ['a photo in a list', () => <PostingThumb posting={posting as PostingRow} size="row" preferPhoto />, false],
])('%s on another server is not loaded', async (_, what, isLinked) => {
  const place = await show(what())
  const sources = [...place.querySelectorAll('img')].map((img) => img.getAttribute('src') ?? '')
  expect(sources.filter((source) => !source.startsWith('/uploads/'))).toEqual([])
  const link = place.querySelector(`a[href="${outside}"]`)
  expect(link !== null).toBe(isLinked)
  if (!isLinked) return
  expect(link?.textContent).toContain('ring one.jpg')
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer')
  expect(link?.getAttribute('target')).toBe('_blank')
})

test('a picture on our own server is shown', async () => {
  const place = await show(<FilePicture address={own} />)
  expect(place.querySelector('img')?.getAttribute('src')).toBe(own.replace('.webp', '.thumb.webp'))
  expect(avatarUrl(own)).toBe(own.replace('.webp', '.thumb.webp'))
})

test.each([[outside], [null], [undefined]])('the avatar %s has no address', (address) =>
  expect(avatarUrl(address)).toBeUndefined(),
)

test.each([
  ['https://a.example/x/y.png?z=1#2', 'y.png'],
  ['https://a.example/x/', 'x'],
  ['https://a.example', 'a.example'],
  ['https://a.example/%E5%9B%BE%E7%BA%B8.pdf', '图纸.pdf'],
  ['https://a.example/%ZZ', '%ZZ'],
  ['https://a.example/%00', 'a.example'],
])('a file under %s is called %s', (address, name) => expect(nameOfAddress(address)).toBe(name))
