/** An application that fetches files by web address from a test site, with helpers to fetch and compare. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeEach, expect } from 'vitest'
import { uploadApi, type FileType, type Usage } from '#contract/upload.ts'
import { upload as uploads } from '#server/db/upload_tables.ts'
import { testApp } from './app.ts'
import { openOutsideSite } from './outside_site.ts'

export type FetchRequest = { file_types?: FileType[]; usage?: Usage; list?: '1'; token?: string }

export async function outsideFetching() {
  const market = await testApp()
  const { deps, make, dataDir, raw, pass } = market
  const site = await openOutsideSite()
  afterAll(() => site.close())

  beforeEach(() => {
    deps.outside = site.outside()
    site.requests.length = 0
    // Past the rate limit's window, so that no test is limited by another's requests.
    pass(3601)
  })

  const user = await make.user()
  const fetchFile = async (
    address: string,
    { file_types = ['image'], usage = 'avatar', list, token = user.token }: FetchRequest = {},
  ) => {
    const { status, body, data, headers } = await raw(
      uploadApi.fetch,
      { body: { address, file_types, usage, ...(list && { list }) } },
      { token, language: 'en-US' },
    )
    const problem = body as { code?: string; detail?: string }
    return { ...problem, status, headers, data: data?.address, type: data?.file_type }
  }
  const rowsOf = () => deps.database.orm.select().from(uploads)
  const storedFiles = async () => ({
    rows: (await rowsOf()).length,
    stored: (await readdir(path.join(dataDir, 'uploads'), { recursive: true })).filter((f) =>
      f.includes('.'),
    ),
    incoming: await readdir(path.join(dataDir, 'incoming')),
  })
  /** Expects a file to be refused without any change in the storage, and returns the problem. */
  const refusal = async (address: string, given: FetchRequest = {}) => {
    const before = await storedFiles()
    const { code, detail } = await fetchFile(address, given)
    expect(await storedFiles()).toEqual(before)
    return { code, detail }
  }
  return { market, site, user, fetchFile, rowsOf, refusal }
}
