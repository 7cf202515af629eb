/**
 * Who may call what here; tests/support/access_table.ts says how it is read.
 * Only main accounts apply and withdraw, whatever the rights of staff. Foreign is a waiting application of another
 * company. Own deals are those of deal/access.data.ts; silver and gold have an allowance for them, and with the refund have
 * used it, which only gold is refunded.
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
GET /api/backend/freight/                                   none     401      403   200      200    200     200   200       200    403            403
GET /api/backend/deal/:source/:id/freight/                  own      -        -     200      200    200     200   200       403    -              -
GET /api/backend/deal/:source/:id/freight/                  received -        -     -        200    200     200   403       200    -              -
GET /api/backend/deal/:source/:id/freight/                  foreign  401      403   404      404    404     404   404       404    403            403
GET /api/backend/deal/:source/:id/freight/                  absent   401      403   404      404    404     404   404       404    403            403
POST /api/backend/deal/:source/:id/freight/use/             own      -        -     422      422    200     200   200       403    -              -
POST /api/backend/deal/:source/:id/freight/use/             received -        -     -        422    200     200   403       200    -              -
POST /api/backend/deal/:source/:id/freight/use/             foreign  401      403   404      404    404     404   404       404    403            403
POST /api/backend/deal/:source/:id/freight/use/             absent   401      403   404      404    404     404   404       404    403            403
POST /api/backend/deal/:source/:id/freight/refund/          own      -        -     409      409    403     200   200       403    -              -
POST /api/backend/deal/:source/:id/freight/refund/          received -        -     -        409    403     200   403       200    -              -
POST /api/backend/deal/:source/:id/freight/refund/          foreign  401      403   404      404    404     404   404       404    403            403
POST /api/backend/deal/:source/:id/freight/refund/          absent   401      403   404      404    404     404   404       404    403            403
GET /api/admin/freight/                                     none     401      403   403      403    403     403   403       403    403            200
POST /api/admin/freight/:id/refund/                         foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/freight/:id/refund/                         absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/freight/:id/refuse/                         foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/freight/:id/refuse/                         absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/membership/period/:id/correct/  foreign  401  403  403  403  403  403  403  403  403  200
POST /api/admin/membership/period/:id/correct/  absent  401  403  403  403  403  403  403  403  403  404
POST /api/admin/membership/period/:id/end/  foreign  401  403  403  403  403  403  403  403  403  200
POST /api/admin/membership/period/:id/end/  absent  401  403  403  403  403  403  403  403  403  404
`
