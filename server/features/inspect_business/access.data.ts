/**
 * Who may call what here; tests/support/access_table.ts says how it is read.
 * Everybody in a company reads what it has ordered; who orders are the main account and staff with a right on either side.
 */
export const access = `
                                                target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/backend/inspect_business/              none     401      403   200      200    200     200   200       200    403            403
POST /api/backend/inspect_business/             none     401      403   200      200    200     200   200       200    403            403
GET /api/backend/inspect_business/:id/          own      -        -     200      200    200     200   200       200    -              -
GET /api/backend/inspect_business/:id/          foreign  401      403   404      404    404     404   404       404    403            403
GET /api/backend/inspect_business/:id/          absent   401      403   404      404    404     404   404       404    403            403
POST /api/backend/inspect_business/:id/accept/  own      -        -     200      200    200     200   200       200    -              -
POST /api/backend/inspect_business/:id/accept/  foreign  401      403   404      404    404     404   404       404    403            403
POST /api/backend/inspect_business/:id/accept/  absent   401      403   404      404    404     404   404       404    403            403
POST /api/backend/inspect_business/:id/decline/ own      -        -     200      200    200     200   200       200    -              -
POST /api/backend/inspect_business/:id/decline/ foreign  401      403   404      404    404     404   404       404    403            403
POST /api/backend/inspect_business/:id/decline/ absent   401      403   404      404    404     404   404       404    403            403
POST /api/backend/inspect_business/:id/cancel/  own      -        -     200      200    200     200   200       200    -              -
POST /api/backend/inspect_business/:id/cancel/  foreign  401      403   404      404    404     404   404       404    403            403
POST /api/backend/inspect_business/:id/cancel/  absent   401      403   404      404    404     404   404       404    403            403
PUT /api/backend/inspect_business/:id/badge/    own      -        -     200      200    200     200   200       200    -              -
PUT /api/backend/inspect_business/:id/badge/    foreign  401      403   404      404    404     404   404       404    403            403
PUT /api/backend/inspect_business/:id/badge/    absent   401      403   404      404    404     404   404       404    403            403
GET /api/admin/inspect_business/                none     401      403   403      403    403     403   403       403    403            200
GET /api/admin/inspect_business/:id/            foreign  401      403   403      403    403     403   403       403    403            200
GET /api/admin/inspect_business/:id/            absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/inspect_business/:id/quote/     foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/inspect_business/:id/quote/     absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/inspect_business/:id/schedule/  foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/inspect_business/:id/schedule/  absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/inspect_business/:id/report/    foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/inspect_business/:id/report/    absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/inspect_business/:id/refuse/    foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/inspect_business/:id/refuse/    absent   401      403   403      403    403     403   403       403    403            404
`
