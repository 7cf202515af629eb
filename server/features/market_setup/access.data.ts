/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                                             target  visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/admin/market_setup/                 none    401      403   403      403    403     403   403       403    200            200
POST /api/admin/market_setup/:step/confirm/  none    401      403   403      403    403     403   403       403    403            200
PUT /api/admin/market_setup/away/            none    401      403   403      403    403     403   403       403    403            200
`
