import { astm } from './astm.data.ts'
import { bs } from './bs.data.ts'
import { en } from './en.data.ts'
import { gbAlloy } from './gb_alloy.data.ts'
import { gbCarbon } from './gb_carbon.data.ts'
import { gbPressure } from './gb_pressure.data.ts'
import { gost } from './gost.data.ts'
import { jis } from './jis.data.ts'
import { withNationalNames } from './national_names.data.ts'
import { nickelTitanium } from './nickel_titanium.data.ts'
import { stainless } from './stainless.data.ts'
import { tool } from './tool.data.ts'

/** The tables by family, in the order in which grades are listed and suggested. */
export const gradeTables = {
  gbCarbon,
  gbAlloy,
  gbPressure,
  tool,
  stainless,
  nickelTitanium,
  en: withNationalNames(en),
  astm,
  jis: withNationalNames(jis),
  gost,
  bs,
}
