/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                                target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/push/key/              none     401      200   200      200    200     200   200       200    200            200
GET /api/push/subscription/     none     401      200   200      200    200     200   200       200    200            200
POST /api/push/subscription/    none     401      200   200      200    200     200   200       200    200            200
DELETE /api/push/subscription/  own      401      200   200      200    200     200   200       200    200            200
DELETE /api/push/subscription/  foreign  401      404   404      404    404     404   404       404    404            404
DELETE /api/push/subscription/  absent   401      404   404      404    404     404   404       404    404            404
`
