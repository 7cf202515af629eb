/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                                       target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
POST /api/admin/user/:id/impersonate/  own      401      403   403      403    403     403   403       403    403            409
POST /api/admin/user/:id/impersonate/  foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/user/:id/impersonate/  absent   401      403   403      403    403     403   403       403    403            404
GET /api/impersonation/                none     401      200   200      200    200     200   200       200    200            200
GET /api/impersonation/history/        none     401      200   200      200    200     200   200       200    200            200
POST /api/impersonation/end/           none     401      409   409      409    409     409   409       409    409            409
`
