/**
 * Who may call what here; tests/support/access_table.ts says how it is read.
 * Own is one that the caller's company sent, received one that it got.
 */
export const access = `
                                          target    visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
POST /api/quotation/:code/intention/      own       -        -     403      403    403     403   403       403    -              -
POST /api/quotation/:code/intention/      online    401      403   200      200    200     200   200       403    403            403
POST /api/quotation/:code/intention/      hidden    401      403   404      404    404     404   404       404    403            403
POST /api/quotation/:code/intention/      foreign   401      403   404      404    404     404   404       404    403            403
POST /api/quotation/:code/intention/      absent    401      403   404      404    404     404   404       404    403            403
GET /api/backend/intention/               none      401      403   200      200    200     200   403       200    403            403
POST /api/backend/intention/seen/         none      401      403   200      200    200     200   403       200    403            403
POST /api/backend/intention/:id/:action/  own       -        -     200      200    200     200   200       403    -              -
POST /api/backend/intention/:id/:action/  received  -        -     -        200    200     200   403       200    -              -
POST /api/backend/intention/:id/:action/  foreign   401      403   404      404    404     404   404       404    403            403
POST /api/backend/intention/:id/:action/  absent    401      403   404      404    404     404   404       404    403            403
`
