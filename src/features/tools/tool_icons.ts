import {
  IconRulerMeasure,
  IconScale,
  IconTextRecognition,
  IconListSearch,
  type Icon,
} from '@tabler/icons-react'
import type { ToolName } from '#shared/i18n/labels.ts'

export const toolIcons: Record<ToolName, Icon> = {
  weight: IconScale,
  spec: IconTextRecognition,
  grade: IconListSearch,
  units: IconRulerMeasure,
}
