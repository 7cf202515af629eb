/**
 * Who may call what here; tests/support/access_table.ts says how it is read.
 * Foreign is a deal of two others, and of group buyings that of another company.
 */
export const access = `
                                    target    visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/backend/deal/              none      401      403   200      200    200     200   200       200    403            403
GET /api/backend/deal/:source/:id/  own       -        -     200      200    200     200   200       403    -              -
GET /api/backend/deal/:source/:id/  received  -        -     -        200    200     200   403       200    -              -
GET /api/backend/deal/:source/:id/  foreign   401      403   404      404    404     404   404       404    403            403
GET /api/backend/deal/:source/:id/  absent    401      403   404      404    404     404   404       404    403            403
GET /api/admin/deal/:id/            foreign   401      403   403      403    403     403   403       403    403            200
GET /api/admin/deal/:id/            absent    401      403   403      403    403     403   403       403    403            404
`
