import type { Values } from '#contract/field_rules.ts'
import type { RegisteredKind } from '#contract/postings/index.ts'
import type { purchaseForging } from '#contract/postings/purchase_forging.ts'
import type { purchaseMaterial } from '#contract/postings/purchase_material.ts'
import type { purchasePiece } from '#contract/postings/purchase_piece.ts'
import type { QuotationValues } from '#contract/postings/quotation.ts'
import { insertTemplate } from '#server/features/template/store.ts'
import type { DbOrTx } from '../client.ts'
import type { DemoPeople } from './people.ts'

type ValuesOf = {
  quotation: QuotationValues
  purchase_material: Values<(typeof purchaseMaterial)['fields']>
  purchase_piece: Values<(typeof purchasePiece)['fields']>
  purchase_forging: Values<(typeof purchaseForging)['fields']>
}
type Plan = {
  [K in keyof ValuesOf & RegisteredKind]: { member: number; kind: K; name: string; values: ValuesOf[K] }
}[keyof ValuesOf & RegisteredKind]

const day = 86_400_000

const tested: Pick<QuotationValues, 'flaw_detection' | 'flaw_standard' | 'flaw_level'> = {
  flaw_detection: ['UT'],
  flaw_standard: 'GB/T 6402',
  flaw_level: '2',
}
const hardened = { hardness_min: 240, hardness_max: 280, hardness_scale: 'HBW' } as const
const certified = { have_warranty: 1, certificate_type: '3.1' } as const
const claims = { have_report: 1, claim_policy: 'days', claim_days: 7 } as const
const sold: QuotationValues = {
  price_basis: 'per_t',
  currency: 'CNY',
  tax_included: 1,
  invoice: 'vat_13',
  negotiable: 0,
  weighing_method: 1,
  freight_by: 'buyer',
  payment: '款到发货',
  deadline: 30,
}
const wanted = { visibility: 'public', freight_by: 'seller', invoice: 'vat_13', deadline: 30 } as const

/** Invented templates for postings that the companies of the demo accounts make repeatedly. */
const plans: readonly Plan[] = [
  {
    member: 0,
    kind: 'quotation',
    name: '42CrMo 锻圆，调质探伤',
    values: {
      ...sold,
      ...tested,
      ...hardened,
      ...certified,
      ...claims,
      category_id: 102,
      character: 1,
      material: '42CrMo',
      shape: 'round',
      delivery_state: 'quenched_tempered',
      standard: ['GB/T 3077'],
      quantity_unit: 'bar',
      cuttable: 1,
      kerf: 3,
      min_cut: 100,
      region_id: 320206,
      description: '库存现货，可按需锯切，附材质证明书。',
    },
  },
  {
    member: 0,
    kind: 'quotation',
    name: '余料，按件报价',
    values: {
      ...sold,
      category_id: 102,
      character: 2,
      shape: 'round',
      price_basis: 'per_piece',
      quantity_unit: 'piece',
      have_warranty: 0,
      have_report: 0,
      claim_policy: 'not_accepted',
      region_id: 320206,
      defect_notes: '长料余头，端面未平头，有喷码。',
    },
  },
  {
    member: 0,
    kind: 'purchase_material',
    name: '钢锭月度采购',
    values: {
      ...wanted,
      ...certified,
      category_id: 901,
      material: '45',
      shape: 'ingot',
      standard: ['GB/T 699'],
      region_id: 320206,
      delivery_terms: 'delivered',
      description: '要求真空脱气，可分批交货，请注明最早交期。',
    },
  },
  {
    member: 1,
    kind: 'quotation',
    name: '碾环 42CrMo 正火',
    values: {
      ...sold,
      ...tested,
      ...certified,
      ...claims,
      category_id: 201,
      character: 1,
      material: '42CrMo',
      shape: 'ring',
      delivery_state: 'normalised',
      standard: ['GB/T 3077'],
      quantity_unit: 'piece',
      region_id: 370304,
      description: '锻后正火，超声波探伤合格，端面平整。',
    },
  },
  {
    member: 1,
    kind: 'quotation',
    name: 'Flange rings 16Mn, NB/T 47008',
    values: {
      ...sold,
      ...certified,
      ...claims,
      category_id: 702,
      character: 1,
      material: '16Mn',
      shape: 'ring',
      delivery_state: 'normalised',
      standard: ['NB/T 47008'],
      quantity_unit: 'piece',
      flaw_detection: ['UT'],
      flaw_standard: 'NB/T 47013.3',
      flaw_level: 'Ⅱ',
      region_id: 370304,
      description: 'Ultrasonically tested over the full length; third-party inspection welcome.',
    },
  },
  {
    member: 2,
    kind: 'purchase_forging',
    name: '轴类锻件，调质粗车',
    values: {
      ...wanted,
      ...tested,
      ...hardened,
      ...certified,
      category_id: 301,
      forge_type: 1,
      material: '42CrMo',
      shape: 'stepped',
      delivery_state: 'quenched_tempered',
      standard: ['GB/T 3077'],
      quantity_unit: 'piece',
      machining_allowance: 6,
      drawing_access: 'on_approval',
      region_id: 420106,
      payment: '30% 定金，余款发货前付清',
      description: '粗加工交货，留单边余量，探伤后发货。',
    },
  },
  {
    member: 2,
    kind: 'purchase_piece',
    name: '45 钢切圆片',
    values: {
      ...wanted,
      category_id: 101,
      material: '45',
      shape: 'round',
      quantity_unit: 'piece',
      offcut: 'seller',
      kerf: 3,
      region_id: 420106,
      description: '锯切面要求平整，单件公差 ±1 mm。',
    },
  },
  {
    member: 2,
    kind: 'purchase_material',
    name: '华中圆钢补库',
    values: {
      ...wanted,
      ...certified,
      category_id: 102,
      material: '40Cr',
      shape: 'round',
      standard: ['GB/T 3077'],
      quantity_unit: 'bar',
      region_id: 420106,
      delivery_terms: 'delivered',
      description: '接受同级替代牌号，请在报价中说明。',
    },
  },
]

/** Templates of the companies, each saved on another day. */
export async function insertTemplates(tx: DbOrTx, people: DemoPeople, now: Date): Promise<void> {
  for (const [place, { member, kind, name, values }] of plans.entries()) {
    const { accountId, tenantId } = people.members[member] ?? { accountId: 0, tenantId: 0 }
    const at = new Date(now.getTime() - (2 + place * 3) * day)
    await insertTemplate(tx, { tenantId, kind }, { name, values, authorId: accountId, now: at })
  }
}
