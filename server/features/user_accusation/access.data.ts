/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                             target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
POST /api/user_accusation/   none     401      200   200      200    200     200   200       200    200            200
`
