/**
 * Who may call what here; tests/support/access_table.ts says how it is read.
 * Own is a report about a spot posting, foreign one about a request for a group buying, which other operators handle.
 */
export const access = `
                                             target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
POST /api/user_accusation/                   none     401      200   200      200    200     200   200       200    200            200
GET /api/admin/user_accusation/              none     401      403   403      403    403     403   403       403    200            200
GET /api/admin/user_accusation/:id/          own      401      403   403      403    403     403   403       403    404            200
GET /api/admin/user_accusation/:id/          foreign  401      403   403      403    403     403   403       403    200            404
GET /api/admin/user_accusation/:id/          absent   401      403   403      403    403     403   403       403    404            404
POST /api/admin/user_accusation/:id/handle/  own      401      403   403      403    403     403   403       403    404            200
POST /api/admin/user_accusation/:id/handle/  foreign  401      403   403      403    403     403   403       403    200            404
POST /api/admin/user_accusation/:id/handle/  absent   401      403   403      403    403     403   403       403    404            404
`
