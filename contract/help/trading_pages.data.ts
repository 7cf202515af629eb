/** Help on publishing and dealing. */
import { helpPage } from './help_page.ts'

export const tradingPages = [
  helpPage({
    key: 'publish',
    explains: ['/backend/seller_quotation'],
    title: { zh: '发布现货', en: 'Listing stock' },
    text: {
      zh: `发布现货需要公司已认证，个人账号须有发布权限。求购不需要认证，见[发布求购](/home/help?key=request)。
        ## 怎样发布
        1. 打开[现货管理](/backend/seller_quotation?command=create)，先选货品性质：正品或余料。
        2. 把一行规格粘贴到规格框，例如 42CrMo φ320×6150 Q+T 2件。牌号、尺寸、交货状态和件数会自动填入，请核对。
        3. 填写价格、存放地、质保书等信息。理论重量按密度和尺寸计算；选择过磅时请填实际重量。
        4. 上传照片并提交审核。填写过程中表单自动保存在本设备，关闭页面也不会丢失。
        ## 一次发布多条
        库存表可以直接粘贴或导入，见[从表格发布](/home/help?key=table)。经常发布同类货品时，可以把表单存为模板。
        ## 提交之后
        运营人员审核通过后上线，有效期按您选择的 1、3、7 或 30 天计算；部分公司可能免审发布。被驳回时会写明原因，修改后可以再次提交。各状态的含义见[信息的状态](/home/help?key=states)。`,
      en: `Listing stock needs a certified company and, for staff, the right to publish. Requests need no certification: see [publishing a request](/home/help?key=request).
        ## How to list
        1. Open [My stock](/backend/seller_quotation?command=create) and choose the stock type: prime or remnant.
        2. Paste a specification line such as 42CrMo φ320×6150 Q+T 2 pcs. Grade, dimensions, delivery condition and pieces are filled in; check them.
        3. Add price, storage place, mill certificate and the rest. Theoretical weight is calculated from density and dimensions; for scale weight enter what the scale says.
        4. Add photos and submit for review. While you type, the form is kept on this device, even if you close the page.
        ## Many at once
        A stock list can be pasted or opened as a file: see [listing from a table](/home/help?key=table). A form that you use again and again can be saved as a template.
        ## After you submit
        An operator reviews it; then it is online for the 1, 3, 7 or 30 days that you chose. Some companies may publish without a review. A rejection says why, and you can correct and submit again. See [states of a posting](/home/help?key=states).`,
    },
  }),
  helpPage({
    key: 'table',
    explains: [
      '/backend/seller_quotation/bulk',
      '/backend/buyer_purchase_piece/bulk',
      '/backend/buyer_purchase_material/bulk',
      '/backend/buyer_purchase_forging/bulk',
    ],
    title: { zh: '从表格发布', en: 'Listing from a table' },
    text: {
      zh: `在 Excel 或 WPS 中连同表头一起复制，粘贴到[批量发布](/backend/seller_quotation/bulk)，或打开 xlsx、ods、csv 文件，以及库存软件导出的网页格式 .xls。旧版 .xls 和有密码的文件请先另存为无密码的 .xlsx。核对之前不会发送任何内容。
        ## 表头和单位
        - 系统按表头识别各列；认错的列可以改选。页面上有模板可下载。
        - 表头相同的几个表格（上下或左右并排）合并读入；表头不同的，可在页面上选择读哪一个，也可选择工作表。
        - 牌号可以写在合并单元格里、写在各行上方，或只写在第一行。小计、合计和联系方式不作为货品。
        - 隐藏的行、列和工作表不读入。凡是略过或补填的内容，都列在“表格读取说明”下。
        - 重量、价格和长度的单位依次从表头、表头下一行、单元格内容和理论重量判断；判断不了时会询问您。
        - 填写的重量与理论重量相差超过 15% 时按错误标出，并给出改法。
        ## 像在 Excel 里一样修改
        - 方向键、Enter、Tab、Home、End 和 Page 键移动（加 Ctrl 到表格边缘）；按住 Shift 或拖动鼠标选择一片；点列名选整列，点行号选整行，Ctrl+A 全选。
        - 直接输入会替换内容，F2 或再点一次在原文上修改，Esc 还原。Delete 清空选中的单元格。
        - Ctrl+C、Ctrl+X、Ctrl+V 与 Excel、WPS 互相复制。一个值粘贴到选中的一片会全部填上；行数不够时自动加行；放不下的行和列会告诉您。
        - Ctrl+D 或拖动单元格右下角的方块向下填充，只照抄，不递增。
        - Ctrl+Z 撤销，Ctrl+Y 重做；已发送的行不会因撤销而回来。
        - 筛选或排序之后，改好的行留在原处，直到您再次选择。粘贴和填充只改显示的行。
        - Alt+↓ 跳到单元格的改法。先按 Esc 再按 Tab 离开表格。苹果电脑用 ⌘ 代替 Ctrl。
        ## 照片
        一张照片可以用于多行。没有照片的正品，在平台允许时可用所属品类的示意图，页面上会标明“示意图，非实物”。
        ## 发送
        按钮会说明有多少行提交审核、多少行存为草稿。有错误的行留在表中，改好后再发送。
        - 各列都认得的表格直接进入检查；表格没有写的内容在各行上方统一填写，也可一键按最近发布的货品填入。
        - 发送之后，表格的读法（列、单位、统一填写的内容、整列修正）会为本公司记住；下次打开表头相同的表格时会询问是否沿用。
        - 已发布过的货（炉号相同，或材质、规格、存放地相同）会标出，由您选择更新、新发布或跳过。更新只改该行写明的内容，空单元格不会清空原有内容。
        - 名额不够时，发送之前就会说明，并由您选择提交哪些行；其余留在表格里，也可存为草稿。更新不占名额。`,
      en: `Copy the rows with their headings in Excel or WPS and paste them under [bulk entry](/backend/seller_quotation/bulk), or open an xlsx, ods or csv file, or a page that a stock program saved as .xls. Save an old .xls workbook, or one with a password, as .xlsx without a password first. Nothing is sent before you have checked it.
        ## Headings and units
        - Columns are recognised by their headings; one that was read wrongly can be set by hand. A template is there to download.
        - Tables with the same headings, below or beside each other, are read as one. Of tables with different headings, and of several sheets, you choose which to read.
        - A grade may stand in a merged cell, in a line above its rows, or only in the first of them. Subtotals, totals and contacts are not listed.
        - Hidden rows, columns and sheets are not read. Whatever was left out or filled in is listed under “How the table was read”.
        - The unit of weight, price and length is taken from the heading, the row below it, the cell, or the theoretical weight. If none of these tells, you are asked.
        - A weight that is more than 15 % off the theoretical one is marked as an error, with a way to correct it.
        ## Correcting as in Excel
        - Arrows, Enter, Tab, Home, End and the Page keys move, with Ctrl to the edge of the table. Hold Shift or drag the mouse to select a range; click a heading for its column, a row number for its row, Ctrl+A for all.
        - Typing replaces a text, F2 or a second click corrects it, Esc restores it. Delete empties the selected cells.
        - Ctrl+C, Ctrl+X and Ctrl+V copy to and from Excel and WPS. One value fills the whole selected range; missing rows are added; you are told which rows and columns did not fit.
        - Ctrl+D, or the small square at the corner of a cell, fills down. Values are copied, never counted up.
        - Ctrl+Z takes back, Ctrl+Y makes again. Rows that have been sent do not come back.
        - After a filter or an order, a corrected row stays where it is until you choose again. Pasting and filling change only rows that are shown.
        - Alt+↓ leads to the ways to fix a cell. Esc, then Tab leaves the table. On a Mac, use ⌘ for Ctrl.
        ## Photos
        One photo can serve many rows. Where the market allows it, prime stock without photos is shown with a standard picture of its category, marked “Standard picture, not the goods”.
        ## Sending
        The button says how many rows are submitted and how many stay drafts. Rows with errors remain in the table until you have corrected them.
        - A table whose columns are all recognised goes straight to its rows. What it does not say is entered above them for all rows, with one click as in your newest listing.
        - Once rows were sent, how the table was read (columns, units, answers for all rows, fixes of whole columns) is remembered for your company and offered when a table with these headings comes again.
        - Goods that you have posted already (the same heat, or the same grade, size and place) are marked, and you choose: update, new, or skip. An update changes only what the row says; an empty cell empties nothing.
        - If the limit of your tier has room for fewer rows, the page says so before the sending and you choose which rows go. The others stay in the table, or become drafts. Updates need no room.`,
    },
  }),
  helpPage({
    key: 'request',
    explains: [
      '/backend/buyer_purchase_material',
      '/backend/buyer_purchase_forging',
      '/backend/buyer_purchase_piece',
    ],
    title: { zh: '发布求购', en: 'Publishing a request' },
    text: {
      zh: `求购有三种，选对类型才能找到合适的供应商：
        - [原料求购](/backend/buyer_purchase_material?command=create)：整支或整批原料
        - [锻件定制](/backend/buyer_purchase_forging?command=create)：按图锻造，可上传图纸
        - [零切求购](/backend/buyer_purchase_piece?command=create)：从余料上切一块
        ## 写清楚，报价才准
        写明牌号和标准、尺寸、数量、交货状态、探伤要求、收货地和截止时间。有图纸时，可以要求供应商先申请，由您逐家同意后才能查看。
        ## 谁能看到
        可以对所有人公开、只对有公司的用户公开，或只对您点名邀请的公司公开。被邀请的公司在上线时会收到通知，其他公司通过任何方式都找不到它。
        ## 收到报价后
        在[收到的报价](/backend/quotes_received)里并排比较，见[询价与报价](/home/help?key=dealing)。求购修改后，原报价会标为针对旧版本，需供应商确认或重新报价。`,
      en: `There are three kinds; the right one reaches the right suppliers:
        - [Raw-material requests](/backend/buyer_purchase_material?command=create): whole bars or lots
        - [Custom forgings](/backend/buyer_purchase_forging?command=create): made to drawing, with files
        - [Cut-to-size requests](/backend/buyer_purchase_piece?command=create): a piece cut from a remnant
        ## Say it exactly and quotes will be exact
        Give grade and standard, dimensions, quantity, delivery condition, NDT, place of delivery and deadline. Drawings can be kept back until you have released them to each supplier who asks.
        ## Who sees it
        Everybody, everybody who has a company, or only companies that you invite by name. Invited ones are told when it goes online; nobody else finds it in any way.
        ## When quotes arrive
        Compare them side by side under [received quotes](/backend/quotes_received): see [enquiries and quotes](/home/help?key=dealing). If you change the request, earlier quotes are marked as for the previous version until the supplier confirms or revises them.`,
    },
  }),
  helpPage({
    key: 'states',
    explains: [],
    title: { zh: '信息的状态', en: 'States of a posting' },
    text: {
      zh: `## 发布前
        - **草稿**：只有您自己公司看得到，可以删除或提交。
        - **待审**：等待运营人员；可以撤回为草稿。
        - **已驳回**：附有原因，有时附图；修改后再次提交，审核人能看到改了哪里。
        ## 上线后
        - **在线**：到期前可被搜索。修改会生成新版本送审，审核通过前原版本继续在线。
        - **已下架**：由您下架，可随时重新上架。
        - **已过期**：过了截止时间；可以续期。
        - **已下架（平台）**：由运营人员下架并说明原因；只有运营人员能恢复。
        ## 结束
        - **已成交**：现货售完、求购已定供应商或团购成团。
        - **已关闭**：由您结束；可以复制为新草稿。
        别人收藏或收到链接后，已下架、过期和成交的信息仍能打开，并会注明状态。`,
      en: `## Before it is online
        - **Draft**: only your company sees it; submit it or delete it.
        - **In review**: an operator will decide; you can take it back as a draft.
        - **Rejected**: with a reason and sometimes pictures. When you correct and submit it again, the reviewer sees what has changed.
        ## While it is published
        - **Online**: found in searches until its deadline. An edit becomes a new version in review; the old one stays online until that is approved.
        - **Offline**: paused by you; put it online again at any time.
        - **Expired**: past its deadline; you can renew it.
        - **Removed by operator**: with a reason; only operators can restore it.
        ## The end
        - **Sold**, **Awarded** or **Succeeded**: the stock is sold, the request has its supplier, the group buy reached its target.
        - **Closed**: ended by you; you can copy it into a new draft.
        Whoever has a link or has saved it can still open a posting that is offline, expired or sold, and reads what became of it.`,
    },
  }),
  helpPage({
    key: 'dealing',
    explains: [
      '/backend/quotes_received',
      '/backend/quotes_sent',
      '/backend/conversations',
      '/backend/deals',
    ],
    title: { zh: '询价、报价与成交', en: 'Enquiries, quotes and deals' },
    text: {
      zh: `## 对现货：意向洽谈
        在现货页面点“意向洽谈”，写明数量和要求。卖方看到后可以接受或谢绝；接受后库存数量相应减少，全部售出时信息转为已成交。
        ## 对求购：报价
        每家公司对一条求购只有一份有效报价，可以修订。逐项说明符合、偏离或替代；不同计价方式会折算成元/吨以便比较。报价到期或求购结束后自动失效，到期前一天会提醒。
        买方并排比较后，可以整单接受，也可以只接受一部分，谢绝时可附一句话。
        ## 洽谈
        每条意向和报价都有自己的[洽谈](/backend/conversations)，只有双方能看到，可以发送文件。断网时写的内容会排队，联网后只发送一次。
        ## 成交之后
        意向或报价被接受、团购成团后，双方在[我的成交](/backend/deals)中看到当时约定的内容和对方联系方式，与会员等级无关，并可打印中英文订货单。`,
      en: `## Stock: enquire
        Press “Enquire” on the page of the stock and say how much you want. The seller accepts or declines. What is accepted is taken off the quantity, and when nothing is left the listing is marked as sold.
        ## Requests: quote
        A company has one open quote for a request and can revise it. For each demand it says whether it complies, deviates or offers an alternative; prices on different bases are converted to ¥/t so that they can be compared. A quote ends with its validity or with the request; you are reminded the day before your own runs out.
        The buyer compares all quotes side by side and accepts one in whole or in part, or declines it with a word.
        ## Conversations
        Each enquiry and each quote has its own [conversation](/backend/conversations), which only the two sides read, with files. What you write without a network waits and is sent once.
        ## After the deal
        When an enquiry or a quote is accepted, or a group buy succeeds, both sides find under [My deals](/backend/deals) what was agreed, as it stood, with the contact details of the other side whatever their tier, and print an order sheet in both languages.`,
    },
  }),
  helpPage({
    key: 'group_buy',
    explains: ['/home/raise'],
    title: { zh: '参加钢厂团购', en: 'Joining a group buy' },
    text: {
      zh: `几家公司合起来订货，凑够钢厂的起订量。
        ## 参团
        打开一个[团购](/home/raise)，点“参团”并填写吨数。截止前可以修改吨数或退出。
        ## 结果
        - 截止时总吨数达到目标：**已成团**，每家参团公司在我的成交中看到自己的份额。
        - 没有达到：未成团，不产生订单。
        - 组织方也可以取消。三种结果都只通知一次。
        ## 想发起团购
        团购由平台发起。在团购页面右侧点“发布”，用自己的话写明牌号、规格、吨数和期望价格，运营人员会答复您。`,
      en: `Several companies order together to reach a mill’s minimum quantity.
        ## Joining
        Open a [group buy](/home/raise), press “Join” and enter your tonnage. Until the deadline you can change it or leave.
        ## The outcome
        - The target is reached by the deadline: it **succeeded**, and each company finds its part under My deals.
        - It is not reached: there is no order.
        - The organiser can call it off. Everybody is told of the outcome once.
        ## If you want one to be started
        The platform opens group buys. Press “Publish” at the right edge of the group-buy page and say in your own words which grade, sizes, tonnage and price you have in mind; the operators will answer.`,
    },
  }),
  helpPage({
    key: 'mill_certificate',
    explains: ['/home/quotation/$code/certificate'],
    title: { zh: '质保书与炉号', en: 'Mill certificates and heat numbers' },
    text: {
      zh: `现货可以附质保书。买方能先看数值，再决定是否询价。
        ## 卖方：怎样填写
        在发布表单中上传质保书，再按炉号填写：编号、出具单位、日期、化学成分、力学性能、探伤等级，以及每个炉号对应哪几支。
        - 数值超出牌号标准的范围时，提交前会标出来；审核人员也会看到。
        - 质保书有几页，就上传几个文件，PDF 或照片都可以。
        - 从表格复制一行或一块，粘贴到任一格即可全部填入；<0.005 按上限保留；按 ×100 印刷的整数可一键换算。
        ## 买方：怎样查看
        点信息上的质保书标签，文件与数值并排显示，每个数值旁边是该牌号的上下限。页面可以用中文或英文打印。
        ## 同一份质保书
        如果两家公司上传了同一个文件，或写了同一炉号的同一支料，运营人员会收到提醒并核实。`,
      en: `A stock listing can carry its mill certificate, so that a buyer reads the values before enquiring.
        ## Sellers: what to enter
        Upload the certificate in the form, then enter it heat by heat: number, issuer, date, chemistry, mechanical values, UT class, and which pieces belong to which heat.
        - A value outside the limits of the grade is marked before you submit, and the operators see it too.
        - Upload one file per page if you like; PDF files and photos are accepted.
        - Copy a line or a block of a sheet and paste it into any figure: it fills all of them. <0.005 is kept as a limit, and whole numbers printed × 100 are offered to be divided.
        ## Buyers: how to read it
        Click the certificate tag of a listing: the file stands beside its values, each next to the limits of the grade. The page prints in Chinese or English.
        ## One certificate, two sellers
        If two companies upload the same file, or name the same piece of the same heat, the operators are alerted and look into it.`,
    },
  }),
  helpPage({
    key: 'drawing',
    explains: [],
    title: { zh: '图纸给谁看', en: 'Who sees your drawings' },
    text: {
      zh: `[锻件定制](/home/purchase_forging)可以附图纸：PDF、图片、Office 文件，以及 DWG、DXF、STEP。
        ## 选择查看范围
        - **所有能看到该信息的人**：图纸随信息一起公开。
        - **经我同意的公司**：别人只看到有几张图纸，需要先申请。
        ## 同意或拒绝
        有公司申请时您会收到消息，在信息页面逐家同意或拒绝；对方也会收到结果。同意之前，图纸不会发给对方。
        ## 图纸与表单不一致时
        请在表单里注明以图纸为准还是以表单为准，并写上图号和版本，报价方会在图纸旁看到。`,
      en: `Requests for [custom forgings](/home/purchase_forging) can carry drawings: PDF, pictures, Office files, and DWG, DXF or STEP.
        ## Choose who sees them
        - **Everyone who sees the request**: the drawings are as public as the request.
        - **Companies I approve**: others only read how many drawings there are, and ask for them.
        ## Approve or refuse
        You are told when a company asks, and answer it on the page of the request; the company is told as well. Before you approve, the drawings are not sent to it.
        ## If drawing and form disagree
        Say in the form which of them governs, and enter drawing number and revision; whoever quotes reads them beside the drawing.`,
    },
  }),
]
