/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                                      target  visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/home/                        none    200      200   200      200    200     200   200       200    200            200
GET /api/backend/dashboard/           none    401      200   200      200    200     200   200       200    200            200
GET /api/backend/trend/               none    401      200   200      200    200     200   200       200    200            200
GET /api/admin/dashboard/             none    401      403   403      403    403     403   403       403    200            200
GET /api/admin/dashboard/postings/    none    401      403   403      403    403     403   403       403    200            200
GET /api/admin/dashboard/market/      none    401      403   403      403    403     403   403       403    200            200
GET /api/admin/dashboard/review/      none    401      403   403      403    403     403   403       403    200            200
GET /api/admin/search_miss/           none    401      403   403      403    403     403   403       403    403            200
GET /api/admin/delivery/health/       none    401      403   403      403    403     403   403       403    403            200
`
