/**
 * Who may call what here; tests/support/access_table.ts says how it is read.
 * Remnants of a request are those of somebody else's request online, and `hidden` one that waits for other operators.
 */
export const access = `
                                         target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/quotation/:code/requests/       own      -        -     200      200    200     200   200       200    -              -
GET /api/quotation/:code/requests/       online   200      200   200      200    200     200   200       200    200            200
GET /api/quotation/:code/requests/       hidden   404      404   404      404    404     404   404       404    404            200
GET /api/quotation/:code/requests/       absent   404      404   404      404    404     404   404       404    404            404
GET /api/purchase_piece/:code/remnants/  own      -        -     200      200    200     200   200       200    -              -
GET /api/purchase_piece/:code/remnants/  online   200      200   200      200    200     200   200       200    200            200
GET /api/quotation/:code/requests/       foreign  404      404   404      404    404     404   404       404    404            404
GET /api/purchase_piece/:code/remnants/  hidden   404      404   404      404    404     404   404       404    200            404
GET /api/purchase_piece/:code/remnants/  foreign  404      404   404      404    404     404   404       404    404            404
GET /api/purchase_piece/:code/remnants/  absent   404      404   404      404    404     404   404       404    404            404
`
