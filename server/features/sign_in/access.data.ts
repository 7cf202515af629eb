/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                               target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/sign_in/              none     401      200   200      200    200     200   200       200    200            200
DELETE /api/sign_in/:id/       own      401      200   200      200    200     200   200       200    200            200
DELETE /api/sign_in/:id/       foreign  401      404   404      404    404     404   404       404    404            404
DELETE /api/sign_in/:id/       absent   401      404   404      404    404     404   404       404    404            404
POST /api/sign_in/end_others/  own      401      200   200      200    200     200   200       200    200            200
`
