/** Who may call what here; tests/support/access_table.ts says how it is read. Foreign is any company. */
export const access = `
                                    target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/admin/company/:id/merge/   foreign  401      403   403      403    403     403   403       403    403            200
GET /api/admin/company/:id/merge/   absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/company/:id/merge/  foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/company/:id/merge/  absent   401      403   403      403    403     403   403       403    403            404
`
