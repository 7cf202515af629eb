import { expect, test } from 'vitest'
import { uploadApi } from '#contract/upload.ts'
import { testApp } from '../../tests/support/app.ts'

const { app, make } = await testApp()
const { token } = await make.member()

const heads = [
  `multipart/form-data; boundary=${'x'.repeat(253)}`,
  `multipart/form-data; boundary=${'x'.repeat(5_000)}`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  'multipart/form-data; boundary=长',
  'multipart/mixed; boundary=x',
  'multipart/; boundary=x',
]
test.each(heads.map((head) => [head.slice(0, 60), head.length, head] as const))(
  'a form with the header %s (%i characters) is refused and not a 500',
  async (_, __, head) => {
    for (const payload of [
      '',
      'x',
      `--${'x'.repeat(253)}\r\n\r\n`,
      '--x\r\ncontent-disposition: form-data; name="file"; filename="%00"\r\n\r\n\r\n--x--',
    ]) {
      const headers = { 'content-type': Buffer.from(head).toString('latin1'), 'access-token': token }
      const { statusCode } = await app.inject({
        method: 'POST',
        url: uploadApi.upload.path,
        payload,
        headers,
      })
      expect(statusCode).toBe(400)
    }
  },
)
