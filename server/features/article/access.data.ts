/** Who may call what here; tests/support/access_table.ts says how it is read. A foreign article is a published one, a hidden one is not. */
export const access = `
                            target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/article/           none     200      200   200      200    200     200   200       200    200            200
GET /api/article/:id/       foreign  200      200   200      200    200     200   200       200    200            200
GET /api/article/:id/       hidden   404      404   404      404    404     404   404       404    404            404
GET /api/article/:id/       absent   404      404   404      404    404     404   404       404    404            404
GET /api/article_category/  none     200      200   200      200    200     200   200       200    200            200
`
