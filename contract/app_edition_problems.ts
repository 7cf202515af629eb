/** Error codes of app editions, like those of problems.ts. */
export const appEditionProblems = {
  package_content: {
    status: 415,
    en: 'This is no .{kind} package: there is no {file} at its top, or the file is not complete',
    zh: '不是有效的 .{kind} 安装包：根目录没有 {file}，或文件不完整',
  },
  edition_overtaken: {
    status: 409,
    en: 'An edition of this kind with a higher version code has been published. Give this one a higher version code first',
    zh: '已发布过版本号更高的同类版本，请先调高此版本的版本号',
  },
} as const
