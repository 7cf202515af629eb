/** Help on sizes and weights. */
import { helpPage } from './help_page.ts'

export const steelPages = [
  helpPage({
    key: 'dimensions',
    explains: ['/home/tools/spec', '/home/tools/units'],
    title: { zh: '形状与尺寸怎样填写', en: 'Shapes and dimensions' },
    text: {
      zh: `先选形状，表单就只问这种形状需要的尺寸。尺寸一律以毫米填写，最多一位小数。
        ## 每种形状的尺寸
        - **圆钢、锻圆**：直径 D × 长度 L
        - **方钢**：边长 A × 长度 L
        - **扁钢、模块**：厚度 T × 宽度 W × 长度 L
        - **环**：外径 OD / 内径 ID × 高度 H
        - **筒体**：外径 OD / 内径 ID × 长度 L
        - **管**：外径 OD × 壁厚 WT × 长度 L
        - **饼**：直径 D × 高度 H
        - **六角**：对边 S × 长度 L
        - **台阶轴**：逐段填写直径和长度，最多 12 段
        - **钢锭**：只填重量
        - **按图**：没有尺寸，以图纸为准
        ## 直接粘贴一行规格
        规格框能读懂常见写法，例如 42CrMo φ320×6150、环 OD940/ID530×260、12" × 40"。没有写单位的数字按毫米读；写了英寸或英尺的换算成毫米。无法确定的部分会标出来，请逐项核对后再提交。
        ## 常见错误
        - 内径不小于外径、壁厚超过半径：表单会在该尺寸旁提示。
        - 把厘米或米当作毫米：看一下表单旁的理论重量，一眼就能发现。
        想先试一试，可用[规格识别](/home/tools/spec)和[单位换算](/home/tools/units)，不会发布任何内容。`,
      en: `Choose the shape first; the form then asks only for the dimensions that this shape has. All of them are in millimetres with at most one decimal.
        ## The dimensions of each shape
        - **Round bar**: diameter D × length L
        - **Square bar**: side A × length L
        - **Flat bar or block**: thickness T × width W × length L
        - **Ring**: outer diameter OD / inner diameter ID × height H
        - **Sleeve**: outer diameter OD / inner diameter ID × length L
        - **Pipe**: outer diameter OD × wall WT × length L
        - **Disc**: diameter D × height H
        - **Hexagon**: across flats S × length L
        - **Stepped shaft**: diameter and length of each step, up to 12
        - **Ingot**: only its weight
        - **To drawing**: no dimensions; the drawing governs
        ## Paste one line instead
        The specification box reads what traders write, such as 42CrMo φ320×6150, ring OD940/ID530×260 or 12" × 40". A number without a unit is read as millimetres; inches and feet that are marked as such are converted. What is not certain is marked: check each part before you submit.
        ## Common mistakes
        - An inner diameter that is not below the outer one, or a wall thicker than the radius: the form says so beside the dimension.
        - Centimetres or metres entered as millimetres: a look at the theoretical weight beside the form tells at once.
        To try it first, use [reading specifications](/home/tools/spec) and [converting units](/home/tools/units); nothing is published there.`,
    },
  }),
  helpPage({
    key: 'weights',
    explains: ['/home/tools/weight'],
    title: { zh: '理论重量与过磅重量', en: 'Theoretical and scale weight' },
    text: {
      zh: `钢材按重量成交，所以页面会说明重量是怎样得来的。
        ## 理论重量
        理论重量 = 体积 × 密度。体积由尺寸算出，环、筒体和管会减去内孔；密度取自牌号，例如 42CrMo 为 7.85 g/cm³，不锈钢和镍基合金各有不同。想自己算，用[重量计算器](/home/tools/weight)。
        ## 过磅重量
        计重方式选“过磅”时，填写整批货的实际重量，单位是公斤；填的是合计，不是单支。卖方还可以写明过磅与理论之间约定的允许差，单位是千分之一（‰）。
        ## 系统会检查什么
        - 从表格发布时，填写的重量与理论重量相差超过 15%，该行会标为错误，并给出可能的改法，例如吨写成了公斤。
        - 单位无法判断时会询问您，不会自行假定。
        ## 锻件：净重与毛重
        图纸给出的是成品尺寸。锻造需要加工余量，所以求购页面同时给出成品重量和按余量推算的毛坯重量；毛坯重量是估算，以供应商的报价为准。
        ## 价格怎样比较
        元/吨、元/公斤、元/件和整批价会按重量折算到同一计价方式再比较；折算用的重量写在价格旁边。`,
      en: `Steel is traded by weight, so each page says where its weight comes from.
        ## Theoretical weight
        Theoretical weight is volume × density. The volume follows from the dimensions, without the bore of rings, sleeves and pipes; the density belongs to the grade: 7.85 g/cm³ for 42CrMo, another for stainless steels and nickel alloys. Try it in the [weight calculator](/home/tools/weight).
        ## Scale weight
        With “Scale weight” as the weighing method, enter the weight of the whole lot in kilograms, not that of one piece. A seller can also state the difference between scale and theoretical weight that is accepted, in per mille (‰).
        ## What is checked
        - When you list from a table, a weight that is more than 15 % off the theoretical one is marked as an error with a likely correction, such as tonnes entered as kilograms.
        - If the unit cannot be told, you are asked; it is never assumed.
        ## Forgings: finished and gross
        A drawing shows finished dimensions. Forging needs an allowance for machining, so a request shows the finished weight and, estimated with that allowance, the weight as forged; the supplier’s quote counts.
        ## How prices are compared
        Prices per tonne, per kilogram, per piece and for the whole lot are converted to one basis by weight; the weight that was used stands beside the price.`,
    },
  }),
]
