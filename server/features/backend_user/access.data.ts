/** Who may call what here; tests/support/access_table.ts says how it is read. Foreign is another back-office user. */
export const access = `
                                         target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/admin/backend_user/roles/       none     401      403   403      403    403     403   403       403    403            200
GET /api/admin/backend_user/:id/roles/   foreign  401      403   403      403    403     403   403       403    403            200
GET /api/admin/backend_user/:id/roles/   absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/backend_user/            none     401      403   403      403    403     403   403       403    403            200
PUT /api/admin/backend_user/:id/roles/   foreign  401      403   403      403    403     403   403       403    403            200
PUT /api/admin/backend_user/:id/roles/   absent   401      403   403      403    403     403   403       403    403            404
`
