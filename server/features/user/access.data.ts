/** Who may call what here; tests/support/access_table.ts says how it is read. Foreign is anybody. */
export const access = `
                                      target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/admin/user/:id/overview/     foreign  401      403   403      403    403     403   403       403    403            200
GET /api/admin/user/:id/overview/     absent   401      403   403      403    403     403   403       403    403            404
GET /api/admin/user/:id/activity/     foreign  401      403   403      403    403     403   403       403    403            200
GET /api/admin/user/:id/activity/     absent   401      403   403      403    403     403   403       403    403            404
`
