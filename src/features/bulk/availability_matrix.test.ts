/** A table of what is available is told from a list of pieces. */
import { expect, test } from 'vitest'
import { isAvailabilityMatrix } from './availability_matrix.ts'

const rows = (text: string) => text.split('\n').map((line) => line.split('|'))

test.each([
  ['grades as headings, circles', '寸法|SUP7|SUP10|SUP12\nΦ14|○||\nΦ20|○|○|\n8×60|○||\n12×90||○|○'],
  ['with a title', 'Lagerprogramm|||\nØ mm|C45|42CrMo4|16MnCr5\n40|x|x|\n50|x||x\n60||x|x'],
  ['weights', '规格|45|40Cr|42CrMo\nφ60|3.2|1.5|\nφ80|0.8||2.1吨\nφ100||4|4'],
  ['numbers beside grades with letters', 'Size|304|316L|321\n25|12|4|\n30|8||6\n40||3|1'],
  ['sizes as headings', '材质|φ60|φ80|φ100|φ120\n45#|√|√||√\n40Cr||√|√|\n42CrMo|√|||√'],
  [
    'sizes as headings, kilograms',
    'Grade|50|60|70|80\nC45|1200|800||450\nS355J2||650|900|\n42CrMo4|300|||120',
  ],
])('%s: a matrix', (_, text) => expect(isAvailabilityMatrix(rows(text))).toBe(true))

test.each([
  ['a list', '材质|规格|支数\n42CrMo|φ300×6000|2\n45|φ100×6000|3\n40Cr|φ120|4'],
  ['without headings', '42CrMo|300|6000|2|6.6\n45|100|6000|12|4.4\n40Cr|120|5800|4|2.1'],
  ['sizes in columns', 'Grade|OD|ID|H|Qty\n16Mn|1200|800|180|2\n16Mn|900|600|150|3'],
  ['two columns of grades', '规格|材质|替代\nφ60|45|C45\nφ80|40Cr|5140\nφ100|42CrMo|4140'],
  ['a quote of one grade', 'Grade: 42CrMo4|DIN EN 10083|2026\nØ80|1000|2\nØ90|1200|3'],
  [
    'a list whose grades are written once for several rows',
    'GRADE|SHAPE|SIZE|PCS|FEET|LBS|HEAT\n4150|RND|2"|4|83|890|661002\n|RND|3"|12|214|5410|661003\n1045|RND|4"|2|40|1705|661004\n1045|SQ|4"|3|60|3260|661005',
  ],
  [
    'a list of a grade that is not listed',
    'Material|Ø ext.|Ø int.|Alto|Peso|Total\nF-9127|410|170|160|162|488\n42CrMo4|1010|425|270|1412|5647\nC45|620|435|400|481|481',
  ],
  ['lines', '42CrMo φ300×6000 2支\n45 φ100×6000 3支'],
])('%s: none', (_, text) => expect(isAvailabilityMatrix(rows(text))).toBe(false))
