/** Who may call what here; tests/support/access_table.ts says how it is read. A click on nothing is not an error. */
export const access = `
                              target  visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/banner/              none    200      200   200      200    200     200   200       200    200            200
POST /api/banner/:id/click/   foreign 200      200   200      200    200     200   200       200    200            200
POST /api/banner/:id/click/   absent  200      200   200      200    200     200   200       200    200            200
GET /api/admin/banner_click/  none    401      403   403      403    403     403   403       403    403            200
`
