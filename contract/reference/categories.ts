import type { Shape } from '#contract/steel/shapes.ts'
import { addedCategories } from './added_categories.ts'
import type { Category } from './category.ts'

type Child = readonly [zh: string, en: string, shape?: Shape]

/** Ids are stored in postings: only append to a list, never reorder or reuse. A child's id is 100 × parent + position. */
function branch(id: number, zh: string, en: string, shape: Shape | undefined, children: Child[]): Category[] {
  const node = (own: number, parent: number | null, name: Child): Category => {
    const form = name[2] ?? shape
    return { id: own, parent_id: parent, zh: name[0], en: name[1], ...(form && { shape: form }) }
  }
  return [node(id, null, [zh, en]), ...children.map((child, place) => node(id * 100 + place + 1, id, child))]
}

/** The built-in tree; `allCategories` also has what operators added. */
export const categories: readonly Category[] = [
  ...branch(1, '锻圆', 'Round bars', 'round', [
    ['碳结锻圆', 'Forged carbon-steel rounds'],
    ['合结锻圆', 'Forged alloy-steel rounds'],
    ['工模具钢锻圆', 'Forged tool-steel rounds'],
    ['轴承钢锻圆', 'Forged bearing-steel rounds'],
    ['不锈锻圆', 'Forged stainless rounds'],
    ['高温合金与有色锻圆', 'Forged superalloy and non-ferrous rounds'],
    ['轧制圆钢', 'Rolled rounds'],
    ['连铸圆坯', 'Continuously cast rounds'],
  ]),
  ...branch(2, '锻环', 'Rings', 'ring', [
    ['碾环（辗环）', 'Rolled rings'],
    ['自由锻环', 'Open-die forged rings'],
    ['回转支承环', 'Slewing-bearing rings'],
    ['轴承套圈', 'Bearing rings'],
    ['异形环', 'Profiled rings', 'drawing'],
    ['不锈钢环', 'Stainless rings'],
  ]),
  ...branch(3, '锻轴', 'Shafts', 'stepped', [
    ['台阶轴', 'Stepped shafts'],
    ['光轴', 'Plain shafts', 'round'],
    ['齿轮轴', 'Pinion shafts'],
    ['主轴（风电、水轮机）', 'Main shafts (wind, hydro)'],
    ['空心轴', 'Hollow shafts', 'sleeve'],
    ['曲轴与偏心轴', 'Crankshafts and eccentric shafts', 'drawing'],
    ['轧辊', 'Rolls'],
    ['转子', 'Rotors'],
  ]),
  ...branch(4, '模块与扁钢', 'Blocks and flats', 'flat', [
    ['热作模块', 'Hot-work die blocks'],
    ['塑料模块', 'Plastic-mould blocks'],
    ['冷作模块', 'Cold-work die blocks'],
    ['锻扁钢', 'Forged flats'],
    ['锻方钢', 'Forged squares', 'square'],
    ['锻六角', 'Forged hexagons', 'hexagon'],
    ['锻板坯', 'Forged slabs'],
  ]),
  ...branch(5, '锻饼', 'Discs', 'disc', [
    ['实心锻饼', 'Solid discs'],
    ['管板', 'Tube sheets'],
    ['轮盘（叶轮）', 'Wheel discs (impellers)'],
    ['盲板与端盖', 'Blinds and covers'],
    ['车轮坯', 'Wheel blanks'],
  ]),
  ...branch(6, '筒体与厚壁管', 'Cylinders and thick-wall pipe', 'sleeve', [
    ['压力容器筒体', 'Pressure-vessel shells'],
    ['液压缸筒', 'Hydraulic cylinders'],
    ['锻造套筒', 'Forged sleeves'],
    ['厚壁无缝管', 'Thick-wall seamless pipe', 'pipe'],
    ['锻造管模', 'Forged pipe moulds', 'pipe'],
    ['热扩钢管', 'Hot-expanded pipe', 'pipe'],
  ]),
  ...branch(7, '法兰', 'Flanges', 'ring', [
    ['对焊法兰', 'Weld-neck flanges', 'drawing'],
    ['平焊法兰', 'Slip-on flanges'],
    ['盲法兰', 'Blind flanges', 'disc'],
    ['风电塔筒法兰', 'Wind-tower flanges'],
    ['容器法兰', 'Vessel flanges'],
    ['锻制管件', 'Forged fittings', 'drawing'],
  ]),
  ...branch(8, '齿坯', 'Gear blanks', 'disc', [
    ['齿圈', 'Gear rings', 'ring'],
    ['齿轮坯', 'Gear blanks (disc)'],
    ['带毂齿坯', 'Hubbed gear blanks', 'drawing'],
    ['链轮坯', 'Sprocket blanks'],
  ]),
  ...branch(9, '钢锭与连铸坯', 'Ingots and blooms', 'ingot', [
    ['普通钢锭', 'Cast ingots'],
    ['电渣锭', 'ESR ingots'],
    ['真空自耗锭', 'VAR ingots'],
    ['连铸方坯', 'Continuously cast squares', 'square'],
    ['连铸矩形坯', 'Continuously cast blooms', 'flat'],
    ['锻坯', 'Forged billets', 'square'],
  ]),
  ...branch(10, '其他', 'Others', 'drawing', [
    ['吊钩', 'Crane hooks'],
    ['阀体', 'Valve bodies'],
    ['连杆', 'Connecting rods'],
    ['异形自由锻件', 'Profiled open-die forgings'],
    ['模锻件', 'Closed-die forgings'],
    ['锻钢球', 'Forged balls'],
  ]),
]

/** Indexes of the built-in tree and what operators added to it. */
type Tree = { added: readonly Category[]; all: readonly Category[]; byId: Map<number, Category> }

function treeOf(added: readonly Category[]): Tree {
  const all = [...categories, ...added]
  return { added, all, byId: new Map(all.map((category) => [category.id, category])) }
}

let known: Tree | undefined

/** The indexes for the current additions. */
function tree(): Tree {
  if (known?.added !== addedCategories()) known = treeOf(addedCategories())
  return known
}

/** All categories, the built-in ones first; the same array until the additions change. */
export const allCategories = (): readonly Category[] => tree().all

export function categoryById(id: number): Category | undefined {
  return tree().byId.get(id)
}

/** The path from the top level to the category itself; empty for an unknown id. */
export function categoryPath(id: number): Category[] {
  const category = categoryById(id)
  if (!category) return []
  return category.parent_id === null ? [category] : [...categoryPath(category.parent_id), category]
}

/** The children of a category. */
export const categoriesBelow = (id: number): Category[] =>
  allCategories().filter((category) => category.parent_id === id)

/** Whether new postings may use it: neither it nor its parent is retired. */
export const isOffered = (category: Category): boolean =>
  categoryPath(category.id).every(({ retired }) => !retired)

/** The category's own name; empty for an unknown id. */
export function categoryName(id: number, lang: 'zh' | 'en'): string {
  return categoryById(id)?.[lang] ?? ''
}
