/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                               target  visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/account/deletion/     own     401      200   200      200    200     200   200       200    200            200
POST /api/account/deletion/    own     401      200   200      200    200     200   200       200    409            409
DELETE /api/account/deletion/  own     401      200   200      200    200     200   200       200    200            200
`
