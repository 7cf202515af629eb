/**
 * Who may call what here; tests/support/access_table.ts says how it is read.
 * Only main accounts apply and withdraw, whatever the rights of staff. Foreign is a waiting application of another
 * company.
 */
export const access = `
                                                            target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/membership/                                        none     200      200   200      200    200     200   200       200    200            200
GET /api/backend/membership/                                none     401      403   200      200    200     200   200       200    403            403
POST /api/backend/membership/application/                   none     401      403   200      200    200     200   403       403    403            403
POST /api/backend/membership/application/:id/withdraw/      own      -        -     200      200    200     200   403       403    -              -
POST /api/backend/membership/application/:id/withdraw/      foreign  401      403   404      404    404     404   403       403    403            403
POST /api/backend/membership/application/:id/withdraw/      absent   401      403   404      404    404     404   403       403    403            403
GET /api/admin/membership/                                  none     401      403   403      403    403     403   403       403    403            200
GET /api/admin/membership/:id/                              foreign  401      403   403      403    403     403   403       403    403            200
GET /api/admin/membership/:id/                              absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/membership/:id/confirm/                     foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/membership/:id/confirm/                     absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/membership/:id/decline/                     foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/membership/:id/decline/                     absent   401      403   403      403    403     403   403       403    403            404
`
