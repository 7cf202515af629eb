/**
 * Who may call what here; tests/support/access_table.ts says how it is read. Foreign is a public thread or reply of somebody
 * else, in the calls of operators one that waits; hidden is one that waits. No call of readers requires a right, so that
 * `no_permission` has `admin_forum` there and sees what waits, and neither `no_right` nor `staff` may write.
 */
export const access = `
                                         target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/forum/                          none     200      200   200      200    200     200   200       200    200            200
GET /api/forum/section/                  none     200      200   200      200    200     200   200       200    200            200
GET /api/forum/own/                      none     401      200   200      200    200     200   200       200    200            200
GET /api/forum/company/                  none     401      200   200      200    200     200   200       200    200            200
POST /api/forum/                         none     401      200   200      200    200     200   403       403    200            200
GET /api/forum/:id/                      foreign  200      200   200      200    200     200   200       200    200            200
GET /api/forum/:id/                      hidden   404      404   404      404    404     404   404       404    200            404
GET /api/forum/:id/                      absent   404      404   404      404    404     404   404       404    404            404
GET /api/forum/:id/post/                 foreign  200      200   200      200    200     200   200       200    200            200
GET /api/forum/:id/post/                 hidden   404      404   404      404    404     404   404       404    200            404
GET /api/forum/:id/post/                 absent   404      404   404      404    404     404   404       404    404            404
GET /api/forum/:id/people/               foreign  401      200   200      200    200     200   200       200    200            200
GET /api/forum/:id/people/               absent   401      404   404      404    404     404   404       404    404            404
PUT /api/forum/:id/                      own      -        200   200      200    200     200   -         -      200            200
PUT /api/forum/:id/                      foreign  401      404   404      404    404     404   403       403    404            404
PUT /api/forum/:id/                      absent   401      404   404      404    404     404   403       403    404            404
PUT /api/forum/post/:id/                 own      -        200   200      200    200     200   -         -      200            200
PUT /api/forum/post/:id/                 foreign  401      404   404      404    404     404   403       403    404            404
PUT /api/forum/post/:id/                 absent   401      404   404      404    404     404   403       403    404            404
POST /api/forum/:id/post/                own      -        200   200      200    200     200   -         -      200            200
POST /api/forum/:id/post/                foreign  401      200   200      200    200     200   403       403    200            200
POST /api/forum/:id/post/                hidden   401      404   404      404    404     404   403       403    409            404
POST /api/forum/:id/post/                absent   401      404   404      404    404     404   403       403    404            404
DELETE /api/forum/post/:id/              own      -        200   200      200    200     200   -         -      200            200
DELETE /api/forum/post/:id/              foreign  401      404   404      404    404     404   404       404    404            404
DELETE /api/forum/post/:id/              absent   401      404   404      404    404     404   404       404    404            404
GET /api/forum/post/:id/version/         own      -        200   200      200    200     200   -         -      200            200
GET /api/forum/post/:id/version/         foreign  401      404   404      404    404     404   404       404    404            404
GET /api/forum/post/:id/version/         hidden   401      404   404      404    404     404   404       404    404            404
GET /api/forum/post/:id/version/         absent   401      404   404      404    404     404   404       404    404            404
POST /api/forum/post/:id/like/           own      -        409   409      409    409     409   -         -      409            409
POST /api/forum/post/:id/like/           foreign  401      200   200      200    200     200   200       200    200            200
POST /api/forum/post/:id/like/           hidden   401      404   404      404    404     404   404       404    404            404
POST /api/forum/post/:id/like/           absent   401      404   404      404    404     404   404       404    404            404
DELETE /api/forum/post/:id/like/         own      -        409   409      409    409     409   -         -      409            409
DELETE /api/forum/post/:id/like/         foreign  401      200   200      200    200     200   200       200    200            200
DELETE /api/forum/post/:id/like/         hidden   401      404   404      404    404     404   404       404    404            404
DELETE /api/forum/post/:id/like/         absent   401      404   404      404    404     404   404       404    404            404
POST /api/forum/:id/follow/              foreign  401      200   200      200    200     200   200       200    200            200
POST /api/forum/:id/follow/              absent   401      404   404      404    404     404   404       404    404            404
DELETE /api/forum/:id/follow/            foreign  401      200   200      200    200     200   200       200    200            200
DELETE /api/forum/:id/follow/            absent   401      404   404      404    404     404   404       404    404            404
POST /api/forum/:id/answer/              own      -        200   200      200    200     200   -         -      200            200
POST /api/forum/:id/answer/              foreign  401      403   403      403    403     403   403       403    403            403
POST /api/forum/:id/answer/              absent   401      404   404      404    404     404   404       404    404            404
POST /api/forum/:id/read/                foreign  401      200   200      200    200     200   200       200    200            200
POST /api/forum/:id/read/                absent   401      200   200      200    200     200   200       200    200            200
GET /api/admin/forum/                    none     401      403   403      403    403     403   403       403    403            200
GET /api/admin/forum/post/:id/           foreign  401      403   403      403    403     403   403       403    403            200
GET /api/admin/forum/post/:id/           absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/forum/post/:id/:action/  foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/forum/post/:id/:action/  absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/forum/:id/pin/           foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/forum/:id/pin/           absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/forum/:id/lock/          foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/forum/:id/lock/          absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/forum/:id/move/          foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/forum/:id/move/          absent   401      403   403      403    403     403   403       403    403            404
`
