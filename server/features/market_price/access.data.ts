/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                                       target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/market_price/                 none     200      200   200      200    200     200   200       200    200            200
GET /api/market_price/history/         none     200      200   200      200    200     200   200       200    200            200
GET /api/market_material/              none     200      200   200      200    200     200   200       200    200            200
GET /api/market_price/favourite/       none     401      200   200      200    200     200   200       200    200            200
POST /api/market_price/favourite/      foreign  401      200   200      200    200     200   200       200    200            200
POST /api/market_price/favourite/      absent   401      404   404      404    404     404   404       404    404            404
DELETE /api/market_price/favourite/    foreign  401      200   200      200    200     200   200       200    200            200
GET /api/market_price/alert/           none     401      200   200      200    200     200   200       200    200            200
POST /api/market_price/alert/          foreign  401      200   200      200    200     200   200       200    200            200
POST /api/market_price/alert/          absent   401      404   404      404    404     404   404       404    404            404
PUT /api/market_price/alert/:id/       own      401      200   200      200    200     200   200       200    200            200
PUT /api/market_price/alert/:id/       foreign  401      404   404      404    404     404   404       404    404            404
PUT /api/market_price/alert/:id/       absent   401      404   404      404    404     404   404       404    404            404
DELETE /api/market_price/alert/:id/    own      401      200   200      200    200     200   200       200    200            200
DELETE /api/market_price/alert/:id/    foreign  401      404   404      404    404     404   404       404    404            404
DELETE /api/market_price/alert/:id/    absent   401      404   404      404    404     404   404       404    404            404
POST /api/admin/market_price/upload/   foreign  401      403   403      403    403     403   403       403    403            200
`
