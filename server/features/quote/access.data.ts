/**
 * Who may call what here; tests/support/access_table.ts says how it is read.
 * Own is one that the caller's company sent, received one that it got.
 */
export const access = `
                                             target    visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
POST /api/purchase_forging/:code/quote/      own       -        -     403      403    403     403   403       403    -              -
POST /api/purchase_forging/:code/quote/      online    401      403   200      200    200     200   403       200    403            403
POST /api/purchase_forging/:code/quote/      hidden    401      403   404      404    404     404   404       404    403            403
POST /api/purchase_forging/:code/quote/      foreign   401      403   404      404    404     404   404       404    403            403
POST /api/purchase_forging/:code/quote/      absent    401      403   404      404    404     404   404       404    403            403
GET /api/backend/quote/                      none      401      403   200      200    200     200   403       200    403            403
GET /api/backend/quote/request/              none      401      403   200      200    200     200   403       200    403            403
GET /api/backend/quote/request/:code/        own       -        -     200      200    200     200   403       200    -              -
GET /api/backend/quote/request/:code/        online    401      403   404      404    404     404   403       404    403            403
GET /api/backend/quote/request/:code/        foreign   401      403   404      404    404     404   403       404    403            403
GET /api/backend/quote/request/:code/        absent    401      403   404      404    404     404   403       404    403            403
POST /api/backend/quote/request/:code/seen/  own       -        -     200      200    200     200   403       200    -              -
POST /api/backend/quote/request/:code/seen/  online    401      403   404      404    404     404   403       404    403            403
POST /api/backend/quote/request/:code/seen/  foreign   401      403   404      404    404     404   403       404    403            403
POST /api/backend/quote/request/:code/seen/  absent    401      403   404      404    404     404   403       404    403            403
PUT /api/backend/quote/:id/                  own       -        -     200      200    200     200   403       200    -              -
PUT /api/backend/quote/:id/                  received  -        -     404      404    404     404   403       404    -              -
PUT /api/backend/quote/:id/                  foreign   401      403   404      404    404     404   403       404    403            403
PUT /api/backend/quote/:id/                  absent    401      403   404      404    404     404   403       404    403            403
POST /api/backend/quote/:id/confirm/         own       -        -     200      200    200     200   403       200    -              -
POST /api/backend/quote/:id/confirm/         foreign   401      403   404      404    404     404   403       404    403            403
POST /api/backend/quote/:id/confirm/         absent    401      403   404      404    404     404   403       404    403            403
POST /api/backend/quote/:id/withdraw/        own       -        -     200      200    200     200   403       200    -              -
POST /api/backend/quote/:id/withdraw/        foreign   401      403   404      404    404     404   403       404    403            403
POST /api/backend/quote/:id/withdraw/        absent    401      403   404      404    404     404   403       404    403            403
POST /api/backend/quote/:id/accept/          own       -        -     404      404    404     404   403       404    -              -
POST /api/backend/quote/:id/accept/          received  -        -     200      200    200     200   403       200    -              -
POST /api/backend/quote/:id/accept/          foreign   401      403   404      404    404     404   403       404    403            403
POST /api/backend/quote/:id/accept/          absent    401      403   404      404    404     404   403       404    403            403
POST /api/backend/quote/:id/decline/         own       -        -     404      404    404     404   403       404    -              -
POST /api/backend/quote/:id/decline/         received  -        -     200      200    200     200   403       200    -              -
POST /api/backend/quote/:id/decline/         foreign   401      403   404      404    404     404   403       404    403            403
POST /api/backend/quote/:id/decline/         absent    401      403   404      404    404     404   403       404    403            403
`
