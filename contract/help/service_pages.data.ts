/** Help on finding things, on services, and on working without a network. */
import { helpPage } from './help_page.ts'

export const servicePages = [
  helpPage({
    key: 'search',
    explains: [
      '/home/quotation',
      '/home/purchase_material',
      '/home/purchase_forging',
      '/home/purchase_piece',
      '/home/compare',
      '/backend/saved_search',
      '/backend/collection',
    ],
    title: { zh: '搜索、比较与已存搜索', en: 'Searching, comparing and saved searches' },
    text: {
      zh: `## 直接写规格
        搜索框能读懂规格，例如 42CrMo φ300×1200：系统识别牌号和尺寸，再按它们查找。下方逐段列出识别结果，点一下即可去掉其中一段。搜索整件尺寸时，选“够加工我的零件”会列出能加工出这件、损耗不超过所选比例的货源。公司和钢厂的中英文名称都可以搜。
        ## 缩小范围
        列表左侧的筛选条件会显示各有多少条；条件写在网址里，可以复制给同事。
        ## 比较
        勾选几条同类信息并排比较，价格折算到同一计价方式，含税总价会注明税率。
        ## 已存搜索
        点“保存此搜索”，有新信息时立即或每天早上提醒一次，也可以不提醒；同一条信息只提醒一次。在[已存搜索](/backend/saved_search)中管理。
        收藏的现货变价或下架时会通知您。`,
      en: `## Type the specification
        The search box reads specifications such as 42CrMo φ300×1200: it recognises grade and dimensions and searches by them. Below it stands what was read, part by part; a click on a part removes it. If the search names a whole piece, “Fits my part” lists stock that the piece can be cut from, with at most so much waste. Companies and mills are found by their Chinese and English names.
        ## Narrowing down
        The filters beside the list say how many postings each leaves. They are part of the address, so you can send it to a colleague.
        ## Comparing
        Tick several postings of one kind to see them side by side; prices are converted to the same basis, and totals say their tax rate.
        ## Saved searches
        “Save this search” tells you of new postings at once, once each morning, or not at all; each posting is told once. Manage them under [saved searches](/backend/saved_search).
        You are told when stock that you saved changes its price or goes offline.`,
    },
  }),
  helpPage({
    key: 'market_price',
    explains: ['/home/market_price'],
    title: { zh: '行情', en: 'Market prices' },
    text: {
      zh: `## 原料价格
        [行情](/home/market_price)按品种和地区显示每日价格，以及较前一日和一周前的变化。单位（元/吨或元/公斤）和是否含税由品种决定，同一品种始终一致。价格由运营人员录入，来源写在表格下方，仅供参考，不是报价。
        ## 图表
        点品种名称看走势，勾选可同时比较最多八个品种。单位或含税方式不同的品种按百分比比较。移动平均线用虚线表示。图表下方的表格有同样的数字，可导出 CSV；网址包含全部选项，可以发给同事。
        ## 关注与价格提醒
        点星号关注品种，首页行情条优先显示。价格提醒在原料价格或牌号指数涨到、跌到设定值或变化达到设定百分比时通知一次，价格回到另一侧后再次穿越才会再提醒，同一天的价格最多提醒一次。在[已存搜索](/backend/saved_search)可修改和删除。
        ## 牌号指数
        每天取每个牌号正品现货的含税每吨报价的中位数，至少有五家公司报价才计算，因此看不出任何一家的价格。不含税、外币、余料和仅会员可见的报价不计入，也不换算。指数是卖方的报价，不是成交价。`,
      en: `## Prices of raw materials
        [Market prices](/home/market_price) shows the price of each day by material and region, and its change since the day and the week before. The unit (¥/t or ¥/kg) and the tax belong to the material and never change within a series. The market’s operators enter the prices; their source stands below the table. They are for orientation, not offers.
        ## The chart
        A click on a name shows the material; tick others to compare up to eight. Materials with different units or taxes are compared in per cent. The dashed line is the moving average. The table below has the same numbers and can be exported as CSV; the address holds everything that you chose, so you can send it to a colleague.
        ## Favourites and price alerts
        The star makes a material a favourite, which the start page then shows first. A price alert tells you once when the price of a material or the index of a grade rises or falls to your amount, or has changed by your per cent; it tells you again only after the price was back on the other side, and of each day at most once. You change and delete alerts under [saved searches](/backend/saved_search).
        ## Index of grades
        Each day the median of the asking prices per tonne with tax of prime stock, for each grade that at least five companies offer, so that no single price can be recognised. Prices without tax, in other currencies, of remnants and for members only are left out, not converted. The index is what sellers ask, not what was paid.`,
    },
  }),
  helpPage({
    key: 'inspection',
    explains: ['/home/inspect_business', '/backend/inspect_business'],
    title: { zh: '质检委托', en: 'Third-party inspection' },
    text: {
      zh: `## 流程
        1. 在[质检委托](/home/inspect_business)填写对象：市场上的一条信息，或自己描述的货物。未登录也可以先填，登录后内容还在。
        2. 运营人员报价；您接受或谢绝，谢绝后可能有新的报价。
        3. 约定日期并检验，报告在[我的质检委托](/backend/inspect_business)中查看。每一步都有通知。
        ## 谁能看到报告
        只有委托的公司和负责质检的运营人员。卖方不会知道买方做过检验。
        ## 质检标识
        检验的是自己的现货且结果合格时，您可以选择在信息页面显示标识。只有信息仍与检验时的货物一致才会显示：改价不影响，改炉号或尺寸后标识消失。`,
      en: `## How it works
        1. Describe the object under [third-party inspection](/home/inspect_business): a posting of the market, or goods in your own words. You can begin before logging in; what you typed stays.
        2. The operators quote; you accept or decline, and another quote may follow.
        3. A date is agreed, the goods are inspected, and the report is under [My inspections](/backend/inspect_business). You are told of each step.
        ## Who reads the report
        Only the company that ordered it and the operators for inspections. A seller does not learn that a buyer had something inspected.
        ## The “Inspected” badge
        If it was your own stock and it did not fail, you can choose to show the badge on its page. It is shown only while the posting describes the goods that were inspected: a new price leaves it, another heat or size removes it.`,
    },
  }),
  helpPage({
    key: 'supplier',
    explains: ['/home/good_business', '/backend/supplier'],
    title: { zh: '优选商家', en: 'Preferred suppliers' },
    text: {
      zh: `## 申请上榜
        已认证公司的主账号在[优选商家资料](/backend/supplier)填写介绍、主要产品、设备和证书，一种语言或两种都可以。运营人员审核后上榜，或说明原因要求修改。
        ## 上榜之后
        修改资料会生成新版本，审核期间原资料继续展示。认证失效时暂不展示，过期的证书不会展示。
        ## 怎样找供应商
        在[优选商家](/home/good_business)按标签、压机、环件外径、单件重量等条件筛选。标有“推广”的排在前面。答复满五次后，会显示该公司答复询价和报价所需时间的中位数。`,
      en: `## Applying
        The main account of a certified company describes introduction, products, equipment and certificates under [supplier profile](/backend/supplier), in one language or both. Operators list it, or ask for changes and say why.
        ## Once listed
        A change becomes a new version; the listed one stays until that is decided. While the company is not certified the profile is not shown, and certificates that have expired never are.
        ## Finding a supplier
        Under [preferred suppliers](/home/good_business) filter by tags, press, ring OD, piece weight and more. Those marked “Sponsored” come first. From five answers on you see the median time in which a company answers enquiries and quotes.`,
    },
  }),
  helpPage({
    key: 'tools',
    explains: ['/home/tools'],
    title: { zh: '工具：重量、规格、牌号、单位', en: 'Tools: weight, specifications, grades, units' },
    text: {
      zh: `全部工具无需登录，结果写在网址里，可以直接发给别人。
        - [重量计算](/home/tools/weight)：圆钢、环件、台阶轴等，按所选牌号的密度计算；列出所用公式
        - [规格解析](/home/tools/spec)：粘贴一行或多行规格，读成牌号、尺寸、交货状态和件数；读不懂的部分会标出
        - [牌号查询](/home/tools/grade)：标准、密度、相同与可比牌号。可比不等于可以互换，以标准原文为准
        - [单位换算](/home/tools/units)：长度、重量、价格和硬度`,
      en: `None of the tools needs an account, and results are part of the address, so you can send them on.
        - [Weight calculator](/home/tools/weight): bars, rings, stepped shafts and more, with the density of the chosen grade and the formula that was used
        - [Spec parser](/home/tools/spec): paste one line or many and get grade, dimensions, delivery condition and pieces; what it cannot read is marked
        - [Grade finder](/home/tools/grade): standards, density, exact and comparable names. Comparable does not mean interchangeable; the standard decides
        - [Unit converter](/home/tools/units): length, weight, price and hardness`,
    },
  }),
  helpPage({
    key: 'offline',
    explains: ['/backend/device', '/backend/drafts'],
    title: { zh: '断网时也能用', en: 'Working without a network' },
    text: {
      zh: `## 断网时能做什么
        - 看过的页面仍能打开，上方横幅注明内容有多旧
        - 填写的表单和表格自动保存在本设备
        - 提交的信息和洽谈内容进入队列，联网后自动发送，只发送一次
        在[草稿与队列](/backend/drafts)查看尚未发送的内容。
        ## 什么时候会丢失
        退出登录会删除本设备上该账号的数据，有未发送内容时会先询问。登录过期不会删除草稿和队列。清除浏览器数据则全部删除。
        [设备与同步](/backend/device)显示网络、后台程序、占用空间，并可以立即检查消息或清空本设备。`,
      en: `## What works without a network
        - Pages that you have seen still open; a banner says how old they are
        - Forms and tables that you fill in are kept on this device
        - Postings and messages that you send wait in a queue and are sent once when the network is back
        [Drafts and queue](/backend/drafts) lists what has not been sent yet.
        ## What can be lost
        Logging out deletes what the account has stored on this device; if something was not sent, you are asked first. A session that expires keeps drafts and queue. Clearing the browser’s data deletes everything.
        [Device and sync](/backend/device) shows network, background worker and storage; there you can check for messages at once or clear the device.`,
    },
  }),
  helpPage({
    key: 'messages',
    explains: ['/backend/messages'],
    title: { zh: '消息、推送与免打扰', en: 'Messages, push notifications and quiet hours' },
    text: {
      zh: `询价、报价、审核结果和到期提醒都在[消息中心](/backend/messages)，点开就到相关页面。等您回复的询价、报价和洽谈在未读时排在最前。多条审核通过、同一已存搜索的多条匹配，在未读时合并为一条；未通过的逐条说明原因。
        ## 未读数
        网页打开时每 30 秒检查一次新消息。几个标签页和几台设备上的未读数一致；断网时标记的已读，联网后补发。
        ## 推送
        在消息中心的设置里，可以按类别选择推送和每日邮件。推送按浏览器开启：关掉网页也能收到。一次多于五条时合并成一条。
        - 浏览器拦截了通知时，要在浏览器的网站设置里允许。
        - 退出登录后，该浏览器不再显示内容。
        ## 夜间免打扰
        设置开始和结束时间后，这段时间的消息照常收进消息中心，只是不推送。`,
      en: `Enquiries, quotes, decisions and reminders are in your [messages](/backend/messages); each leads to what it is about. Enquiries, quotes and conversations that wait for your answer stand first while they are unread. Several approvals, and what one saved search finds, are one message until you read it; each refusal keeps its reason.
        ## Unread messages
        An open page looks for news every 30 seconds. All tabs and devices show the same number; what you mark as read without a network is sent later.
        ## Push notifications
        In the settings of your messages you choose push and a daily e-mail for each subject. Push is turned on per browser and arrives while the page is closed. More than five at once become one.
        - If the browser blocks notifications, allow them in its settings for this site.
        - After you log out, that browser shows no contents.
        ## Quiet hours
        Set when they begin and end: messages still arrive in the list during that time, without a push notification.`,
    },
  }),
  helpPage({
    key: 'app',
    explains: ['/home/app'],
    title: { zh: '安装到电脑和手机', en: 'Installing on a computer or phone' },
    text: {
      zh: `## 电脑
        用 Chrome 或 Edge 打开本站，点地址栏里的安装图标，或页面左下角的提示。安装后有自己的窗口和图标，断网时也能打开，图标上显示未读数。
        ## 手机
        安卓版在[下载页面](/home/app)，扫码或直接下载；页面上有版本说明和文件的校验值。
        ## 更新
        有新版本时，页面会提示，点一下才更新；正在填写的内容不会丢。`,
      en: `## On a computer
        Open the site in Chrome or Edge and click the install icon in the address bar, or the offer at the bottom left of the page. The app has its own window and icon, opens without a network and shows the number of unread messages.
        ## On a phone
        The Android app is on the [download page](/home/app): scan the code or download it; the page has its notes and the checksum of the file.
        ## Updates
        The page says when there is a new version and changes to it when you click; what you are typing stays.`,
    },
  }),
  helpPage({
    key: 'report',
    explains: [],
    title: { zh: '举报与反馈', en: 'Reporting something' },
    text: {
      zh: `## 举报一条信息
        在信息页面点“举报”，写清楚哪里不对，例如照片不是实物、质保书不符、重复发布。被举报方不会知道是谁举报的。
        ## 之后会怎样
        运营人员核实后，在消息里答复您。信息可能被要求修改或下架；多次违规会降低公司的信用等级或冻结账号。
        ## 其他问题
        页脚有客服电话、邮箱和服务时间。`,
      en: `## A posting
        Press “Report” on its page and say what is wrong: photos of another piece, a certificate that does not fit, the same goods posted twice. The company is not told who reported it.
        ## What happens then
        The operators look into it and answer in your messages. The posting may be sent back for changes or taken offline; repeated breaches lower a company’s credit rating or freeze accounts.
        ## Anything else
        Phone number, e-mail address and hours of customer service are at the foot of every page.`,
    },
  }),
  helpPage({
    key: 'forum',
    explains: ['/home/forum'],
    title: { zh: '论坛', en: 'The forum' },
    text: {
      zh: `[论坛](/home/forum)是买卖双方交流工艺、牌号和市场的地方，所有人可读，登录后可写。
        ## 发话题
        点“发布话题”，选择版块和标签，写清楚问题。可以插入图片，也可以附上在线信息的编号，它的页面会反过来列出您的话题。话题用中文或英文都可以，列表会注明语言。
        ## 首批内容需审核
        新账号最初的几条内容由运营人员逐条审核后公开；在此之前只有您自己看得到。被拒绝时会写明原因。
        ## 回复
        - 回复时可以引用别人的话，或用 @ 提到参与者，对方会收到通知。
        - 提问者可以采纳一条回复为答案，它会显示在话题下方。
        - 关注话题后，有新回复会通知您；“与我相关”列出回复、提到或引用您的话题。
        ## 修改与删除
        自己的内容可以修改，页面会注明已修改；删除后别人只看到此处曾有一条内容。
        ## 断网时
        没有网络时写的话题和回复保存在本设备，联网后只发送一次。见[离线使用](/home/help?key=offline)。
        ## 举报
        看到广告、人身攻击或泄露隐私的内容，点“举报”并说明原因，运营人员会处理。`,
      en: `In [the forum](/home/forum) buyers and sellers talk about processes, grades and the market. Everybody can read it; to write, log in.
        ## Starting a thread
        Press “Start a thread”, choose section and tags, and say clearly what you want to know. You can insert pictures, and add the codes of postings that are online: their pages then list your thread. Write in Chinese or English; the list says which.
        ## First posts are reviewed
        Operators look at the first few posts of a new account one by one; until then only you see them. If one is refused, you read why.
        ## Replies
        - Quote what somebody said, or mention somebody of the thread with @; they are told.
        - Whoever asked can accept a reply as the answer; it then stands below the question.
        - Follow a thread to be told of new replies. “With me” lists threads in which somebody replied to you, mentioned or quoted you.
        ## Editing and deleting
        You can edit what you wrote; it is marked as edited. After you delete a post, others only see that one was there.
        ## Without a network
        A thread or reply that you write offline is kept on this device and sent once when the network is back: see [working offline](/home/help?key=offline).
        ## Reporting
        If you find advertising, insults or private data, press “Report” and say why; an operator looks into it.`,
    },
  }),
]
