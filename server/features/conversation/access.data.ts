/**
 * Who may call what here; tests/support/access_table.ts says how it is read.
 * Own is the one about an intention that the caller's company sent, received about one that it got.
 */
export const access = `
                                             target    visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/backend/conversation/               none      401      403   200      200    200     200   200       200    403            403
GET /api/backend/conversation/unread_count/  none      401      403   200      200    200     200   200       200    403            403
POST /api/backend/conversation/              own       -        -     200      200    200     200   200       403    -              -
POST /api/backend/conversation/              received  -        -     -        200    200     200   403       200    -              -
POST /api/backend/conversation/              online    401      403   409      409    409     409   409       409    403            403
POST /api/backend/conversation/              absent    401      403   409      409    409     409   409       409    403            403
GET /api/backend/conversation/:id/message/   own       -        -     200      200    200     200   200       403    -              -
GET /api/backend/conversation/:id/message/   received  -        -     -        200    200     200   403       200    -              -
GET /api/backend/conversation/:id/message/   foreign   401      403   404      404    404     404   404       404    403            403
GET /api/backend/conversation/:id/message/   absent    401      403   404      404    404     404   404       404    403            403
POST /api/backend/conversation/:id/message/  own       -        -     200      200    200     200   200       403    -              -
POST /api/backend/conversation/:id/message/  received  -        -     -        200    200     200   403       200    -              -
POST /api/backend/conversation/:id/message/  foreign   401      403   404      404    404     404   404       404    403            403
POST /api/backend/conversation/:id/message/  absent    401      403   404      404    404     404   404       404    403            403
POST /api/backend/conversation/:id/read/     own       -        -     200      200    200     200   200       403    -              -
POST /api/backend/conversation/:id/read/     received  -        -     -        200    200     200   403       200    -              -
POST /api/backend/conversation/:id/read/     foreign   401      403   404      404    404     404   404       404    403            403
POST /api/backend/conversation/:id/read/     absent    401      403   404      404    404     404   404       404    403            403
`
