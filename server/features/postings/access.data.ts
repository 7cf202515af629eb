/**
 * Who may call what here; tests/support/access_table.ts says how it is read.
 * Calls of postings stand here for spot postings. The other kinds have the same calls from the same handlers, and
 * kinds.test.ts asks them of each kind.
 */
export const access = `
                                             target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/quotation/                          none     200      200   200      200    200     200   200       200    200            200
GET /api/quotation/facets/                   none     200      200   200      200    200     200   200       200    200            200
GET /api/quotation/suggest/                  none     200      200   200      200    200     200   200       200    200            200
GET /api/quotation/:code/                    own      -        -     200      200    200     200   200       200    -              -
GET /api/quotation/:code/                    online   200      200   200      200    200     200   200       200    200            200
GET /api/quotation/:code/                    hidden   404      404   404      404    404     404   404       404    404            200
GET /api/quotation/:code/                    foreign  404      404   404      404    404     404   404       404    404            404
GET /api/quotation/:code/                    absent   404      404   404      404    404     404   404       404    404            404
GET /api/quotation/:code/similar/            own      -        -     200      200    200     200   200       200    -              -
GET /api/quotation/:code/similar/            online   200      200   200      200    200     200   200       200    200            200
GET /api/quotation/:code/similar/            hidden   404      404   404      404    404     404   404       404    404            200
GET /api/quotation/:code/similar/            foreign  404      404   404      404    404     404   404       404    404            404
GET /api/quotation/:code/similar/            absent   404      404   404      404    404     404   404       404    404            404
GET /api/quotation/:code/contact/            own      -        -     200      200    200     200   200       200    -              -
GET /api/quotation/:code/contact/            online   401      403   403      403    403     200   200       200    403            403
GET /api/quotation/:code/contact/            hidden   401      404   404      404    404     404   404       404    404            403
GET /api/quotation/:code/contact/            foreign  401      404   404      404    404     404   404       404    404            404
GET /api/quotation/:code/contact/            absent   401      404   404      404    404     404   404       404    404            404
POST /api/quotation/                         none     401      403   200      200    200     200   403       200    403            403
POST /api/quotation/bulk/                    none     401      403   200      200    200     200   403       200    403            403
PUT /api/quotation/:code/                    own      -        -     200      200    200     200   403       200    -              -
PUT /api/quotation/:code/                    online   401      403   404      404    404     404   403       404    403            403
PUT /api/quotation/:code/                    foreign  401      403   404      404    404     404   403       404    403            403
PUT /api/quotation/:code/                    absent   401      403   404      404    404     404   403       404    403            403
DELETE /api/quotation/:code/                 own      -        -     200      200    200     200   403       200    -              -
DELETE /api/quotation/:code/                 online   401      403   404      404    404     404   403       404    403            403
DELETE /api/quotation/:code/                 foreign  401      403   404      404    404     404   403       404    403            403
DELETE /api/quotation/:code/                 absent   401      403   404      404    404     404   403       404    403            403
POST /api/quotation/:code/:action/           own      -        -     200      200    200     200   403       200    -              -
POST /api/quotation/:code/:action/           online   401      403   404      404    404     404   403       404    403            403
POST /api/quotation/:code/:action/           foreign  401      403   404      404    404     404   403       404    403            403
POST /api/quotation/:code/:action/           absent   401      403   404      404    404     404   403       404    403            403
POST /api/quotation/:code/copy/              own      -        -     200      200    200     200   403       200    -              -
POST /api/quotation/:code/copy/              online   401      403   404      404    404     404   403       404    403            403
POST /api/quotation/:code/copy/              foreign  401      403   404      404    404     404   403       404    403            403
POST /api/quotation/:code/copy/              absent   401      403   404      404    404     404   403       404    403            403
GET /api/backend/quotation/                  none     401      403   200      200    200     200   403       200    403            403
GET /api/backend/quotation/bulk/             none     401      403   200      200    200     200   403       200    403            403
GET /api/backend/quotation/bulk_columns/     none     401      403   200      200    200     200   403       200    403            403
PUT /api/backend/quotation/bulk_columns/     none     401      403   200      200    200     200   403       200    403            403
GET /api/backend/quotation/:code/            own      -        -     200      200    200     200   403       200    -              -
GET /api/backend/quotation/:code/            online   401      403   404      404    404     404   403       404    403            403
GET /api/backend/quotation/:code/            foreign  401      403   404      404    404     404   403       404    403            403
GET /api/backend/quotation/:code/            absent   401      403   404      404    404     404   403       404    403            403
GET /api/admin/quotation/                    none     401      403   403      403    403     403   403       403    403            200
GET /api/admin/quotation/:code/              own      -        -     403      403    403     403   403       403    -              -
GET /api/admin/quotation/:code/              online   401      403   403      403    403     403   403       403    403            200
GET /api/admin/quotation/:code/              hidden   401      403   403      403    403     403   403       403    403            200
GET /api/admin/quotation/:code/              foreign  401      403   403      403    403     403   403       403    403            404
GET /api/admin/quotation/:code/              absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/quotation/:code/approve/     own      -        -     403      403    403     403   403       403    -              -
POST /api/admin/quotation/:code/approve/     hidden   401      403   403      403    403     403   403       403    403            200
POST /api/admin/quotation/:code/approve/     foreign  401      403   403      403    403     403   403       403    403            404
POST /api/admin/quotation/:code/approve/     absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/quotation/approve/           own      -        -     403      403    403     403   403       403    -              -
POST /api/admin/quotation/approve/           hidden   401      403   403      403    403     403   403       403    403            200
POST /api/admin/quotation/:code/:action/     own      -        -     403      403    403     403   403       403    -              -
POST /api/admin/quotation/:code/:action/     hidden   401      403   403      403    403     403   403       403    403            200
POST /api/admin/quotation/:code/:action/     foreign  401      403   403      403    403     403   403       403    403            404
POST /api/admin/quotation/:code/:action/     absent   401      403   403      403    403     403   403       403    403            404
GET /api/backend/quotation/template/         none     401      403   200      200    200     200   403       200    403            403
POST /api/backend/quotation/template/        none     401      403   200      200    200     200   403       200    403            403
GET /api/backend/quotation/template/:id/     own      -        -     200      200    200     200   403       200    -              -
GET /api/backend/quotation/template/:id/     foreign  401      403   404      404    404     404   403       404    403            403
GET /api/backend/quotation/template/:id/     absent   401      403   404      404    404     404   403       404    403            403
PUT /api/backend/quotation/template/:id/     own      -        -     200      200    200     200   403       200    -              -
PUT /api/backend/quotation/template/:id/     foreign  401      403   404      404    404     404   403       404    403            403
PUT /api/backend/quotation/template/:id/     absent   401      403   404      404    404     404   403       404    403            403
DELETE /api/backend/quotation/template/:id/  own      -        -     200      200    200     200   403       200    -              -
DELETE /api/backend/quotation/template/:id/  foreign  401      403   404      404    404     404   403       404    403            403
DELETE /api/backend/quotation/template/:id/  absent   401      403   404      404    404     404   403       404    403            403
`
