/**
 * Who may call what here; tests/support/access_table.ts says how it is read.
 * Calls of postings stand here for spot postings. The other kinds have the same calls from the same handlers, and
 * kinds.test.ts asks them of each kind.
 */
export const access = `
                                   target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/quotation/                none     200      200   200      200    200     200   200       200    200            200
GET /api/quotation/facets/         none     200      200   200      200    200     200   200       200    200            200
GET /api/quotation/suggest/        none     200      200   200      200    200     200   200       200    200            200
GET /api/quotation/:code/          own      -        -     200      200    200     200   200       200    -              -
GET /api/quotation/:code/          online   200      200   200      200    200     200   200       200    200            200
GET /api/quotation/:code/          hidden   404      404   404      404    404     404   404       404    404            200
GET /api/quotation/:code/          foreign  404      404   404      404    404     404   404       404    404            404
GET /api/quotation/:code/          absent   404      404   404      404    404     404   404       404    404            404
GET /api/quotation/:code/similar/  own      -        -     200      200    200     200   200       200    -              -
GET /api/quotation/:code/similar/  online   200      200   200      200    200     200   200       200    200            200
GET /api/quotation/:code/similar/  hidden   404      404   404      404    404     404   404       404    404            200
GET /api/quotation/:code/similar/  foreign  404      404   404      404    404     404   404       404    404            404
GET /api/quotation/:code/similar/  absent   404      404   404      404    404     404   404       404    404            404
GET /api/quotation/:code/contact/  own      -        -     200      200    200     200   200       200    -              -
GET /api/quotation/:code/contact/  online   401      403   403      403    403     200   200       200    403            403
GET /api/quotation/:code/contact/  hidden   401      404   404      404    404     404   404       404    404            403
GET /api/quotation/:code/contact/  foreign  401      404   404      404    404     404   404       404    404            404
GET /api/quotation/:code/contact/  absent   401      404   404      404    404     404   404       404    404            404
`
