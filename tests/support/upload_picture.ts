import { uploadApi, type Usage } from '#contract/upload.ts'
import type { TestApp } from './app.ts'
import { form, withExif } from './files.ts'

/** Uploads a picture as somebody; returns its address. */
export async function uploadPicture(
  { app }: TestApp,
  token: string,
  usage: Usage = 'admin',
): Promise<string> {
  const { payload, headers } = form(
    { file_type: 'image', usage },
    { name: 'bars.jpg', bytes: await withExif(60, 30) },
  )
  const sent = await app.inject({
    method: 'POST',
    url: uploadApi.upload.path,
    payload,
    headers: { ...headers, 'access-token': token },
  })
  return (sent.json() as { data: string }).data
}
