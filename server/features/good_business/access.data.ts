/**
 * Who may call what here; tests/support/access_table.ts says how it is read. Only main accounts of certified companies
 * send a profile. Own is the caller's certificate file, or the version that the caller's company has sent; foreign is a
 * version of another company, listed for `sponsor`, and otherwise waiting.
 */
export const access = `
                                              target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/good_business/                       none     200      200   200      200    200     200   200       200    200            200
GET /api/good_business/:code/                 foreign  200      200   200      200    200     200   200       200    200            200
GET /api/good_business/:code/                 absent   404      404   404      404    404     404   404       404    404            404
GET /api/backend/good_business/               none     401      403   200      200    200     200   200       200    403            403
POST /api/backend/good_business/              none     401      403   400      400    400     400   400       400    403            403
POST /api/backend/good_business/              own      -        -     403      200    200     200   403       403    -              -
POST /api/backend/good_business/:id/withdraw/ own      -        -     -        200    200     200   403       403    -              -
POST /api/backend/good_business/:id/withdraw/ foreign  401      403   404      404    404     404   403       403    403            403
POST /api/backend/good_business/:id/withdraw/ absent   401      403   404      404    404     404   403       403    403            403
GET /api/admin/supplier/:id/                  foreign  401      403   403      403    403     403   403       403    403            200
GET /api/admin/supplier/:id/                  absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/supplier/:id/list/            foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/supplier/:id/list/            absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/supplier/:id/:action/         foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/supplier/:id/:action/         absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/supplier/:id/sponsor/         foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/supplier/:id/sponsor/         absent   401      403   403      403    403     403   403       403    403            404
`
