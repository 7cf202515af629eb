/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                        target  visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/health/live/   none    200      200   200      200    200     200   200       200    200            200
GET /api/health/ready/  none    200      200   200      200    200     200   200       200    200            200
`
