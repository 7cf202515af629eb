/**
 * Who may call what here; tests/support/access_table.ts says how it is read. Only main accounts apply and withdraw.
 * Own is the caller's licence, or the application that the caller's company has sent.
 */
export const access = `
                                              target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/backend/certification/               none     401      403   200      200    200     200   200       200    403            403
POST /api/backend/certification/              none     401      403   400      400    400     400   400       400    403            403
POST /api/backend/certification/              own      -        -     200      200    200     200   403       403    -              -
POST /api/backend/certification/:id/withdraw/ own      -        -     200      200    200     200   403       403    -              -
POST /api/backend/certification/:id/withdraw/ foreign  401      403   404      404    404     404   403       403    403            403
POST /api/backend/certification/:id/withdraw/ absent   401      403   404      404    404     404   403       403    403            403
POST /api/admin/certification/:id/certify/    foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/certification/:id/certify/    absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/certification/:id/:action/    foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/certification/:id/:action/    absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/company/:id/revoke/  foreign  401  403  403  403  403  403  403  403  403  200
POST /api/admin/company/:id/revoke/  absent  401  403  403  403  403  403  403  403  403  404
`
