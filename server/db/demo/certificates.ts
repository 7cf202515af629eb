import { createHash } from 'node:crypto'
import { quotation } from '#contract/postings/quotation.ts'
import type { Heat } from '#contract/steel/heat.ts'
import { raiseAndNotify, storeMarks } from '#server/features/mill_certificate/find_duplicates.ts'
import type { DbOrTx } from '../client.ts'
import { companies, mills } from './companies.data.ts'
import { insertPostings } from './insert_postings.ts'
import type { DemoPaper } from './license.ts'
import type { DemoPeople } from './people.ts'
import type { DemoPicture } from './pictures.ts'
import { seeded } from './random.ts'
import { barOf42CrMo, published, type Plan, type PlannedPosting } from './spot_plan.ts'
import { spotValues, type Photos, type Values } from './spot_values.ts'

/** Of the invented certificate; one file that two companies use. */
export const certificateHash = createHash('sha256').update('mill certificate of the demo').digest('hex')

/** Its name at the postings. */
const demoFile = '质保书（演示）.webp'

const tests = { ut_standard: 'GB/T 6402', ut_class: '2' }
const strength = { rm: 1120, re: 965, a: 14, z: 52, kv: 78, kv_notch: 'KU2', kv_temp: 20 } as const
const residual = { P: 0.011, S: 0.004, Ni: 0.08, Cu: 0.09 }
const heatOf = (heat_no: string, c: number, pieces: string[]): Heat => ({
  heat_no,
  pieces,
  chemistry: { C: c, Si: 0.26, Mn: 0.68, Cr: 1.06, Mo: 0.21, ...residual },
  ...strength,
  hardness: 331,
  hardness_scale: 'HBW',
  ...tests,
})

/**
 * Stock with certificates heat by heat, all invented: one inside the limits of its grade, one with too much carbon, and
 * one piece of one heat that two companies offer, about which the operators have an alert.
 */
export async function insertCertificates(
  tx: DbOrTx,
  given: {
    people: DemoPeople
    pictures: readonly DemoPicture[]
    certificate: DemoPaper
    now: Date
  },
): Promise<void> {
  const { people, certificate, now } = given
  const random = seeded(2_081)
  const photos: Photos = (shape) =>
    given.pictures.filter((picture) => picture.shape === shape).map((picture) => picture.address)
  const plan: Plan = { now, random, photos }
  const bar = (company: number, heats: Heat[], change: Values = {}): Values => ({
    ...barOf42CrMo(plan, spotValues(companies[company]!, photos, random), {
      dims: { d: 60, l: 4000 },
      quantity: 4,
      deadline: 30,
      have_warranty: 1,
      certificate_type: '3.1',
    }),
    heat_no: heats[0]!.heat_no,
    certificate_no: `DEMO-${heats[0]!.heat_no}`,
    hardness_min: 320,
    hardness_max: 345,
    hardness_scale: 'HBW',
    mill: mills[0]!,
    certificate_issuer: mills[0]!,
    certificate_date: new Date(now.getTime() - 40 * 86_400_000).toISOString().slice(0, 10),
    certificate_files: [{ address: certificate.address, name: demoFile, type: 'image' }],
    heats,
    ...change,
  })
  const online = (company: number, ageHours: number, values: Values): PlannedPosting =>
    published(plan, company, { values, ageHours })
  const submittedAt = new Date(now.getTime() - 2 * 3_600_000)
  const planned: PlannedPosting[] = [
    online(
      0,
      30,
      bar(0, [
        { ...heatOf('D26-0811', 0.41, ['1', '2']), file: demoFile },
        heatOf('D26-0812', 0.42, ['3', '4']),
      ]),
    ),
    // 42CrMo of GB/T 3077 has at most 0.45 % carbon; this one stays without a file of its own.
    online(1, 20, bar(1, [heatOf('D26-0904', 0.47, ['1', '2', '3', '4'])], { certificate_files: [] })),
    online(5, 50, bar(5, [heatOf('D26-0733', 0.4, ['1', '2'])], { certificate_files: [] })),
    {
      ...online(4, 2, bar(4, [heatOf('D26-0733', 0.4, ['2', '3'])], { certificate_files: [] })),
      state: 'in_review',
      createdAt: submittedAt,
      submittedAt,
      publishedAt: null,
      expiresAt: null,
    },
  ]
  const stored = await insertPostings(tx, { definition: quotation, planned, people, random, now })
  for (const { id } of stored) await storeMarks(tx, id)
  const last = stored.at(-1)
  if (last) await raiseAndNotify(tx, last.id, now)
}
