/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                            target  visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
POST /api/resource/upload/  none    401      200   200      200    200     200   200       200    200            200
POST /api/resource/fetch/   none    401      422   422      422    422     422   422       422    422            422
POST /api/resource/access/  none    401      200   200      200    200     200   200       200    200            200
`
