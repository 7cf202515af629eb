/** Pages as a crawler without JavaScript reads them. */
import { mkdtempSync, copyFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import type { TestApp } from './app.ts'
import { projectRoot } from './project_files.ts'

/** A folder with the document as a build delivers it. */
export function documentFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forging-page-'))
  copyFileSync(path.join(projectRoot, 'index.html'), path.join(folder, 'index.html'))
  return folder
}

export type ReadPage = {
  status: number
  headers: Record<string, unknown>
  html: string
  lang: string | null
  title: string
  description: string | null
  canonical: string | null
  /** Addresses by `hreflang`. */
  alternates: Record<string, string | null>
  /** Values by property. */
  properties: Record<string, string | null>
  /** Objects of schema.org by type. */
  data: Record<string, Record<string, unknown>>
  robots: string | null
  /** What the body says where the application will be. */
  text: string
  document: Document
}

/** Requests an address and parses the document, with `site` as the host that it is asked for. */
export const pageReader =
  ({ app }: Pick<TestApp, 'app'>, host = 'market.example') =>
  async (url: string, headers: Record<string, string> = {}): Promise<ReadPage> => {
    const answer = await app.inject({ url, headers: { host, ...headers } })
    const { document } = new JSDOM(answer.body).window
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? null
    const pairs = (selector: string, key: string, value: string) =>
      Object.fromEntries(
        [...document.querySelectorAll(selector)].map((one) => [
          one.getAttribute(key),
          one.getAttribute(value),
        ]),
      ) as Record<string, string | null>
    return {
      status: answer.statusCode,
      headers: answer.headers,
      html: answer.body,
      lang: attribute('html', 'lang'),
      title: document.title,
      description: attribute('meta[name=description]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      alternates: pairs('link[hreflang]', 'hreflang', 'href'),
      properties: pairs('meta[property]', 'property', 'content'),
      data: Object.fromEntries(
        [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => {
          const parsed = JSON.parse(one.textContent) as { '@type': string }
          return [parsed['@type'], parsed]
        }),
      ),
      robots: attribute('meta[name=robots]', 'content'),
      text: document.querySelector('#root')?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '',
      document,
    }
  }
