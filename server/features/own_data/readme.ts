import { exportedUploadsMb } from '#contract/own_data.ts'
import type { Section } from './sections.ts'

type Given = {
  now: Date
  sections: readonly Section[]
  isMain: boolean
  uploads: { included: number; leftOut: number }
}

/** The text that explains the export, in both languages. */
export function readmeText({ now, sections, isMain, uploads }: Given): string {
  const at = now.toISOString()
  const { included, leftOut } = uploads
  const files = (lang: 'en' | 'zh') =>
    [
      ['account.json', { en: 'Your profile and notification settings', zh: '个人资料和通知设置' }] as const,
      ...(isMain
        ? [
            [
              'company.json',
              {
                en: 'Your company, its certification, membership, inspections and form templates',
                zh: '公司信息、认证、会员、质检委托和表单模板',
              },
            ] as const,
          ]
        : []),
      ...sections.map(
        ({ name, columns, about }) => [`${name}.json${columns ? `, ${name}.csv` : ''}`, about] as const,
      ),
      ['uploads.json, uploads.csv', { en: 'All files you uploaded', zh: '您上传的全部文件清单' }] as const,
      ['files/', { en: 'The files themselves', zh: '文件本身' }] as const,
    ]
      .map(([name, about]) => `  ${name}: ${about[lang]}`)
      .join('\n')
  return `Forging Market: your data, ${at}

The .json files have every field, the .csv files are tables for spreadsheets (UTF-8). Times are UTC.
${files('en')}

Uploaded files: ${included} are in this zip, ${leftOut} are not. Only ${exportedUploadsMb} MB of files fit into it; uploads.csv names
the others, which you can save from your postings, quotes and conversations.
Never included: your password, the keys of your log-ins, and contact details of other people.

----

锻材市场：您的数据，${at}

.json 文件含全部字段，.csv 文件可用表格软件打开（UTF-8）。时间均为 UTC。
${files('zh')}

上传的文件：本压缩包内 ${included} 个，未包含 ${leftOut} 个。压缩包最多容纳 ${exportedUploadsMb} MB 文件；其余文件列于 uploads.csv，
可在您的信息、报价和洽谈中另行保存。
不包含：密码、登录凭证以及他人的联系方式。
`
}
