import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Lang } from '#contract/enums.ts'
import type { Option, OptionSet } from '#contract/postings/option_sets.ts'
import { deliveryStateLabels, quantityUnitNames } from '#contract/steel/delivery_states.ts'
import { shapeNames } from '#contract/steel/spec_line.ts'
import {
  characterLabels,
  deadlineLabels,
  forgeTypeLabels,
  weighingMethodLabels,
} from '#shared/i18n/labels.ts'

type Names<S extends OptionSet> = Record<Option<S>, { zh: string; en: string } | MessageDescriptor>

/** Returns labels that are the same in every language. */
const plain = <T extends string>(...names: T[]): Record<T, { zh: string; en: string }> => {
  const labels = {} as Record<T, { zh: string; en: string }>
  for (const name of names) labels[name] = { zh: name, en: name }
  return labels
}

/** Labels of all values that fields of postings offer; a missing one does not compile. */
export const optionLabels: { [S in OptionSet]: Names<S> } = {
  shape: shapeNames,
  character: characterLabels,
  forge_type: forgeTypeLabels,
  weighing_method: weighingMethodLabels,
  quantity_unit: quantityUnitNames,
  price_basis: { per_t: msg`per tonne`, per_kg: msg`per kg`, per_piece: msg`per piece` },
  currency: { CNY: msg`CNY ¥`, USD: msg`USD $`, EUR: msg`EUR €` },
  delivery_state: deliveryStateLabels,
  deadline: deadlineLabels,
  hardness_scale: plain('HBW', 'HRC', 'HRB', 'HV', 'HS'),
  flaw_detection: {
    UT: msg`UT ultrasonic`,
    MT: msg`MT magnetic particle`,
    PT: msg`PT penetrant`,
    RT: msg`RT radiographic`,
  },
  melting: {
    EAF: msg`EAF electric arc furnace`,
    BOF: msg`BOF converter`,
    LF: msg`LF ladle refining`,
    VD: msg`VD vacuum degassing`,
    VOD: msg`VOD vacuum oxygen`,
    ESR: msg`ESR electroslag remelting`,
    VAR: msg`VAR vacuum arc remelting`,
    IF: msg`IF induction furnace`,
  },
  surface: {
    black: msg`Black (as forged)`,
    rough_turned: msg`Rough turned`,
    turned: msg`Turned`,
    peeled: msg`Peeled`,
    ground: msg`Ground`,
    milled: msg`Milled`,
    pickled: msg`Pickled`,
    drawn: msg`Cold drawn`,
  },
  certificate_type: {
    '2.1': msg`EN 10204 2.1`,
    '2.2': msg`EN 10204 2.2`,
    '3.1': msg`EN 10204 3.1`,
    '3.2': msg`EN 10204 3.2`,
  },
  claim_policy: {
    accepted: msg`Claims accepted`,
    not_accepted: msg`No claims`,
    days: msg`Claims within days`,
  },
  delivery_terms: {
    ex_works: msg`EXW`,
    delivered: msg`Delivered`,
    fob: msg`FOB`,
    cif: msg`CIF`,
    self_pickup: msg`Collected by buyer`,
  },
  invoice: {
    vat_13: msg`VAT special invoice 13%`,
    vat_normal: msg`Ordinary VAT invoice`,
    none: msg`No invoice`,
  },
  freight_by: { seller: msg`Seller pays`, buyer: msg`Buyer pays`, negotiable: msg`To be agreed` },
  visibility: {
    public: msg`Everyone`,
    members: msg`Registered companies`,
    invited: msg`Companies I invite`,
  },
  drawing_access: { public: msg`Everyone who sees the request`, on_approval: msg`Companies I approve` },
  governs: { drawing: msg`The drawing governs`, form: msg`The form governs` },
  offcut: { buyer: msg`Buyer keeps the offcut`, seller: msg`Seller keeps the offcut` },
}

/** Returns the label of an option in the reader's language, or the value itself if it has no label. */
export function optionText(
  set: OptionSet,
  value: string | number,
  lang: Lang,
  t: (descriptor: MessageDescriptor) => string,
): string {
  const label = (optionLabels[set] as Record<string, { zh: string; en: string } | MessageDescriptor>)[value]
  if (!label) return String(value)
  return 'zh' in label ? label[lang] : t(label as MessageDescriptor)
}
