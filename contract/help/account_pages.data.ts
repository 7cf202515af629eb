/** Help on accounts, companies and what they may do. */
import { helpPage } from './help_page.ts'

export const accountPages = [
  helpPage({
    key: 'account',
    explains: ['/login', '/login_tel', '/register', '/forget_password'],
    title: { zh: '登录与账号安全', en: 'Logging in and keeping your account safe' },
    text: {
      zh: `## 登录方式
        可以用手机号或邮箱加密码、验证码，或通行密钥登录。密码为 6 至 12 位字母、数字或下划线。
        - 验证码为 6 位数字，5 分钟内有效，60 秒后可以重新获取；获取前要先输入图片验证码。
        - 三次输错密码后，需要再输入图片验证码。
        - 忘记密码时，用验证码重设即可。
        ## 通行密钥
        用指纹、面容或设备密码登录，不怕钓鱼网站。在页面顶部用户菜单的个人设置里，打开“通行密钥”并用密码确认添加；最多 10 个，可以命名和删除。密码仍然可用。
        ## 检查登录设备
        个人设置的“登录设备”列出账号在哪些浏览器上登录、最近何时使用。发现不认识的，可以结束那一个，或结束其他全部。
        公用电脑上请务必退出登录：本设备上该账号的数据会随之删除。`,
      en: `## Ways to log in
        With a mobile number or e-mail address and a password or code, or with a passkey. A password has 6 to 12 letters, digits or underscores.
        - A code has 6 digits and is valid for 5 minutes; another one can be sent after 60 seconds. The picture code comes first.
        - After three wrong passwords you also type a picture code.
        - If you forgot the password, set a new one with a code.
        ## Passkeys
        You log in with fingerprint, face or device PIN, and no false site can use it. Open the user menu, Personal settings, “Passkeys”, and confirm with your password. You can have ten, name them and remove them. The password keeps working.
        ## Check where you are logged in
        “Logged-in devices” in the personal settings lists browsers and when they were last used. End one that you do not know, or all others at once.
        On a shared computer always log out: that deletes what the account has stored on the device.`,
    },
  }),
  helpPage({
    key: 'certification',
    explains: ['/backend/company'],
    title: { zh: '企业认证', en: 'Certifying your company' },
    text: {
      zh: `认证免费，与会员等级无关。认证后的公司才能发布现货，别人也更愿意与之洽谈。
        ## 怎样申请
        由主账号在[我的企业](/backend/company)填写统一社会信用代码并上传营业执照。系统会根据中文名称建议英文名称，可以修改。
        ## 审核结果
        - **已认证**：到所示日期为止。
        - **需补充修改**或**已驳回**：附有原因，改好后再次提交。
        - 审核前可以自己撤回。
        续期或更名的申请在审核期间不影响现有认证。到期前 30 天和 7 天会提醒；过期后不能再发布现货，直到续期。`,
      en: `Certification is free and independent of membership. Only a certified company can list stock, and others deal with it more readily.
        ## How to apply
        The main account enters the credit code and uploads the business licence under [My company](/backend/company). An English name is proposed from the Chinese one; you can change it.
        ## What the operators decide
        - **Certified**: until the day shown.
        - **Changes requested** or **rejected**: with the reason; correct it and apply again.
        - Before the decision you can withdraw.
        An application for renewal or a new name leaves the certification in force while it waits. You are reminded 30 and 7 days before the end; after that no stock can be listed until it is renewed.`,
    },
  }),
  helpPage({
    key: 'membership',
    explains: ['/home/membership', '/backend/membership', '/backend/contact_views'],
    title: { zh: '会员、联系方式与运费补贴次数', en: 'Membership, contact details and freight allowances' },
    text: {
      zh: `浏览、搜索、比较和全部工具对所有人免费。各等级的额度以[会员页面](/home/membership)的表格为准。
        ## 成为会员
        主账号在会员页面申请一至三年，客服与您商定付款并确认期限。到期前 30 天和 7 天会提醒。
        ## 联系方式
        金牌会员可以在信息页面查看对方联系方式，每天查看的公司数有上限，查看前会提示。每次查看都有记录，双方在[联系方式查看记录](/backend/contact_views)中可查 90 天：对方看到哪家公司查看了哪条信息，您还能看到是哪位同事。
        成交之后，双方不论等级都能看到对方联系方式。
        ## 运费次数
        银牌和金牌每个会员年度有若干次，每笔成交用一次，年度结束时未用的作废。金牌会员使用后，可凭金额申请全额退还该笔成交的运费。`,
      en: `Reading, searching, comparing and all tools are free for everybody. What each tier gives is in the table on the [membership page](/home/membership).
        ## Becoming a member
        The main account applies there for one to three years; customer service agrees on the payment with you and confirms the period. You are reminded 30 and 7 days before it ends.
        ## Contact details
        A gold member can open the contact details of a posting, of a limited number of companies a day, and is told so first. Each view is recorded, and both sides can read it for 90 days under [contact views](/backend/contact_views): the owner which company looked at which posting, you also which colleague it was.
        After a deal both sides see each other’s contact details in every tier.
        ## Freight allowances
        Silver and gold have a number of them for each membership year, one is used per deal, and what is left expires with the year. With gold you can then ask for the freight fee of that deal to be refunded in full.`,
    },
  }),
  helpPage({
    key: 'staff',
    explains: ['/backend/staff'],
    title: { zh: '员工账号与主账号移交', en: 'Staff accounts and handing over the main account' },
    text: {
      zh: `## 邀请同事
        在[我的员工](/backend/staff)按手机号或邮箱邀请，并选择权限。邀请 7 天内有效；对方用该号码登录后会看到通知并确认，不需要链接。
        ## 权限
        现货发布、求购、员工管理和论坛可以分别给予。管理员工的人只能给出自己拥有的权限，也不能改动主账号和自己。修改后立即生效。
        ## 员工离开
        账号归个人，可以继续使用；发布的信息、成交、洽谈和文件留在公司，未了的询价和报价转给主账号。
        ## 移交主账号
        主账号用密码确认并指定一名员工，对方 7 天内确认后生效。`,
      en: `## Inviting a colleague
        Under [My staff](/backend/staff) invite a mobile number or e-mail address and choose the rights. An invitation is valid for 7 days; whoever logs in with that number finds it as a notification and confirms, without any link.
        ## Rights
        Publishing stock, requests, managing staff and the forum are given one by one. Whoever manages staff gives only rights of their own and can change neither the main account nor themselves. A change counts at once.
        ## When somebody leaves
        The account stays with the person. Postings, deals, conversations and files stay with the company; open enquiries and quotes go to the main account.
        ## Handing over the main account
        The main account names a member of staff and confirms with its password; it takes effect when that person confirms within 7 days.`,
    },
  }),
  helpPage({
    key: 'own_data',
    explains: [],
    title: { zh: '导出数据与注销账号', en: 'Exporting your data and deleting your account' },
    text: {
      zh: `两项都在个人设置的“我的数据”中，需要输入密码。
        ## 导出
        得到一个 zip：JSON 和表格，以及最多 100 MB 的上传文件，超出的只列出。主账号得到公司的数据，其他人得到自己的。里面没有别人的联系方式。24 小时内最多导出 5 次。
        ## 注销
        申请后 14 天执行，期间一切照常，随时可以撤回；仅仅登录不算撤回。还有员工、未到期的成交或待处理的申请时，会告诉您要先处理什么。
        - **删除**：姓名、手机、邮箱、密码、头像、消息、收藏和已存搜索等
        - **保留**：成交、询价、报价和洽谈至少三年，因为它们也属于对方
        注销主账号时，公司随之关闭，现有信息全部结束。`,
      en: `Both are in the personal settings under “My data” and ask for your password.
        ## Exporting
        You get a zip with JSON and tables, and up to 100 MB of uploaded files; what is beyond that is listed. A main account gets the data of its company, everybody else their own. Nobody else’s contact details are in it. Five exports within 24 hours are possible.
        ## Deleting
        It is carried out 14 days after you ask; until then everything works and you can withdraw it. Logging in alone does not withdraw it. If staff, running deals or waiting applications are in the way, you are told what to settle first.
        - **Deleted**: name, mobile, e-mail, password, picture, messages, saved items and searches, and more
        - **Kept**: deals, enquiries, quotes and conversations for at least three years, because they belong to the other side too
        If it is a main account, the company closes and its postings end.`,
    },
  }),
]
