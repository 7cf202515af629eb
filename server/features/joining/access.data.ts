/**
 * Who may call what here; tests/support/access_table.ts says how it is read.
 * Foreign is a group buying that is a draft of the market, and of the parts in them that of another company.
 */
export const access = `
                                  target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
POST /api/raise/:code/join/       online   401      403   200      200    200     200   200       403    403            403
POST /api/raise/:code/join/       foreign  401      403   404      404    404     404   404       404    403            403
POST /api/raise/:code/join/       absent   401      403   404      404    404     404   404       404    403            403
GET /api/backend/join/            none     401      403   200      200    200     200   403       200    403            403
PUT /api/backend/join/:id/        own      -        -     200      200    200     200   403       200    -              -
PUT /api/backend/join/:id/        foreign  401      403   404      404    404     404   403       404    403            403
PUT /api/backend/join/:id/        absent   401      403   404      404    404     404   403       404    403            403
DELETE /api/backend/join/:id/     own      -        -     200      200    200     200   403       200    -              -
DELETE /api/backend/join/:id/     foreign  401      403   404      404    404     404   403       404    403            403
DELETE /api/backend/join/:id/     absent   401      403   404      404    404     404   403       404    403            403
GET /api/admin/raise/:code/join/  online   401      403   403      403    403     403   403       403    403            200
GET /api/admin/raise/:code/join/  foreign  401      403   403      403    403     403   403       403    403            200
GET /api/admin/raise/:code/join/  absent   401      403   403      403    403     403   403       403    403            404
`
