/**
 * Who may call what here; tests/support/access_table.ts says how it is read.
 * Own is what belongs to the caller's company, and for calls that are answered by one person (accept, decline, confirm,
 * leave) what is addressed to the caller.
 */
export const access = `
                                                      target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/backend/staff/                               none     401      403   200      200    200     200   403       200    403            403
GET /api/backend/staff/own/                           none     401      200   200      200    200     200   200       200    200            200
POST /api/backend/staff/invitation/                   none     401      403   200      200    200     200   403       200    403            403
POST /api/backend/staff/invitation/:id/send/          own      -        -     200      200    200     200   403       200    -              -
POST /api/backend/staff/invitation/:id/send/          foreign  401      403   404      404    404     404   403       404    403            403
POST /api/backend/staff/invitation/:id/send/          absent   401      403   404      404    404     404   403       404    403            403
DELETE /api/backend/staff/invitation/:id/             own      -        -     200      200    200     200   403       200    -              -
DELETE /api/backend/staff/invitation/:id/             foreign  401      403   404      404    404     404   403       404    403            403
DELETE /api/backend/staff/invitation/:id/             absent   401      403   404      404    404     404   403       404    403            403
POST /api/backend/staff/invitation/:id/accept/        own      401      200   409      409    409     409   409       409    404            404
POST /api/backend/staff/invitation/:id/accept/        foreign  401      404   404      404    404     404   404       404    404            404
POST /api/backend/staff/invitation/:id/accept/        absent   401      404   404      404    404     404   404       404    404            404
POST /api/backend/staff/invitation/:id/decline/       own      401      200   200      200    200     200   200       200    404            404
POST /api/backend/staff/invitation/:id/decline/       foreign  401      404   404      404    404     404   404       404    404            404
POST /api/backend/staff/invitation/:id/decline/       absent   401      404   404      404    404     404   404       404    404            404
PUT /api/backend/staff/:id/                           own      -        -     200      200    200     200   403       200    -              -
PUT /api/backend/staff/:id/                           foreign  401      403   404      404    404     404   403       404    403            403
PUT /api/backend/staff/:id/                           absent   401      403   404      404    404     404   403       404    403            403
DELETE /api/backend/staff/:id/                        own      -        -     200      200    200     200   403       200    -              -
DELETE /api/backend/staff/:id/                        foreign  401      403   404      404    404     404   403       404    403            403
DELETE /api/backend/staff/:id/                        absent   401      403   404      404    404     404   403       404    403            403
POST /api/backend/staff/leave/                        own      401      403   409      409    409     409   200       200    403            403
POST /api/backend/staff/transfer/                     own      -        -     200      200    200     200   403       403    -              -
POST /api/backend/staff/transfer/                     foreign  401      403   404      404    404     404   403       403    403            403
POST /api/backend/staff/transfer/                     absent   401      403   404      404    404     404   403       403    403            403
DELETE /api/backend/staff/transfer/:id/               own      -        -     200      200    200     200   -         -      -              -
DELETE /api/backend/staff/transfer/:id/               foreign  401      403   404      404    404     404   403       404    403            403
DELETE /api/backend/staff/transfer/:id/               absent   401      403   404      404    404     404   403       404    403            403
POST /api/backend/staff/transfer/:id/confirm/         own      401      -     -        -      -       -     200       200    -              -
POST /api/backend/staff/transfer/:id/confirm/         foreign  401      404   404      404    404     404   404       404    404            404
POST /api/backend/staff/transfer/:id/confirm/         absent   401      404   404      404    404     404   404       404    404            404
POST /api/backend/staff/transfer/:id/decline/         own      401      -     -        -      -       -     200       200    -              -
POST /api/backend/staff/transfer/:id/decline/         foreign  401      404   404      404    404     404   404       404    404            404
POST /api/backend/staff/transfer/:id/decline/         absent   401      404   404      404    404     404   404       404    404            404
POST /api/admin/company/:id/main_account/  foreign  401  403  403  403  403  403  403  403  403  200
POST /api/admin/company/:id/main_account/  absent  401  403  403  403  403  403  403  403  403  404
`
