import { mostVersionCode, packageKinds } from '../app_edition.ts'
import { field } from '../fields.ts'
import { issue } from '../issue.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

const versionCode = field.number({ max: mostVersionCode })

/** What stays as it was once an edition was published: phones may have it. */
export const fixedOncePublished = ['kind', 'version', 'code', 'file'] as const

/** Editions of the mobile app as operators keep them (SPEC 2.46). */
export const appEditionResource = defineResource({
  name: 'app_edition',
  permission: 'app_edition.get',
  fields: {
    kind: field.choice('package_kind', packageKinds),
    version: field.version(),
    /** Compared by phones, instead of the version; it rises within a kind. */
    code: versionCode,
    /** Installed versions below this code must update. */
    minimum_code: versionCode,
    notes: field.bilingualLines(2000),
    file: field.package(),
    /** Size of the file in bytes. */
    size: field.number({ max: Number.MAX_SAFE_INTEGER }),
    sha256: field.text(64),
    uploaded_by: field.bilingual(60),
    published_time: field.time(),
    withdrawn_time: field.time(),
  },
  derived: ['size', 'sha256', 'uploaded_by', 'published_time', 'withdrawn_time'],
  required: ['kind', 'version', 'code', 'notes', 'file'],
  rules: [
    ({ kind, file }, report) => {
      if (kind && file && !file.endsWith(`.${kind}`)) report('file', issue('package_kind'))
    },
    ({ code, minimum_code: minimum }, report) => {
      if (code && minimum && minimum > code) report('minimum_code', issue('minimum_over_code'))
    },
  ],
  writes: ['create', 'update', 'remove'],
  states: ['draft', 'published', 'withdrawn'],
  actions: {
    publish: { from: ['draft', 'withdrawn'], to: 'published' },
    withdraw: { from: ['published'], to: 'withdrawn', reason: true },
  },
  list: {
    filters: ['kind'],
    search: ['version', 'notes'],
    sorts: ['code', 'updated_time'],
    usual: '-updated_time',
  },
})
export const appEditionAdminApi = resourceApi(appEditionResource)
