/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                             target  visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/verify_code/image/  none    200      200   200      200    200     200   200       200    200            200
POST /api/verify_code/send/  none    422      422   422      422    422     422   422       422    422            422
`
