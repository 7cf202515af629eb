/**
 * Who may call what here; tests/support/access_table.ts says how it is read.
 * Foreign are the drawings of somebody else's online request.
 */
export const access = `
                                               target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
POST /api/drawing_access/                      own      -        -     403      403    403     403   403       403    -              -
POST /api/drawing_access/                      foreign  401      403   200      200    200     200   403       200    403            403
POST /api/drawing_access/                      absent   401      403   404      404    404     404   404       404    403            403
GET /api/backend/drawing_access/               own      -        -     200      200    200     200   403       200    -              -
GET /api/backend/drawing_access/               foreign  401      403   404      404    404     404   403       404    403            403
GET /api/backend/drawing_access/               absent   401      403   404      404    404     404   403       404    403            403
POST /api/backend/drawing_access/:id/:action/  own      -        -     200      200    200     200   403       200    -              -
POST /api/backend/drawing_access/:id/:action/  foreign  401      403   404      404    404     404   403       404    403            403
POST /api/backend/drawing_access/:id/:action/  absent   401      403   404      404    404     404   403       404    403            403
`
