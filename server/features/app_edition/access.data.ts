/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                                target  visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/app_edition/latest/    none    200      200   200      200    200     200   200       200    200            200
GET /api/app_edition/           none    200      200   200      200    200     200   200       200    200            200
GET /api/app_edition/:id/file/  foreign 200      200   200      200    200     200   200       200    200            200
GET /api/app_edition/:id/file/  absent  404      404   404      404    404     404   404       404    404            404
`
