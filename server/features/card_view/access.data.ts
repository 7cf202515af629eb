/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                                      target  visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/backend/card_view/received/  none    401      403   200      200    200     200   200       200    403            403
GET /api/backend/card_view/made/      none    401      403   200      200    200     200   200       200    403            403
`
