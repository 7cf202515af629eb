/**
 * Who may call what here; tests/support/access_table.ts says how it is read. As in `postings`, the calls stand here for
 * spot postings, and kinds.test.ts asks those of the other kinds.
 */
export const access = `
                                    target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
POST /api/quotation/                none     401      403   200      200    200     200   403       200    403            403
PUT /api/quotation/:code/           own      -        -     200      200    200     200   403       200    -              -
PUT /api/quotation/:code/           online   401      403   404      404    404     404   403       404    403            403
PUT /api/quotation/:code/           foreign  401      403   404      404    404     404   403       404    403            403
PUT /api/quotation/:code/           absent   401      403   404      404    404     404   403       404    403            403
DELETE /api/quotation/:code/        own      -        -     200      200    200     200   403       200    -              -
DELETE /api/quotation/:code/        online   401      403   404      404    404     404   403       404    403            403
DELETE /api/quotation/:code/        foreign  401      403   404      404    404     404   403       404    403            403
DELETE /api/quotation/:code/        absent   401      403   404      404    404     404   403       404    403            403
POST /api/quotation/:code/:action/  own      -        -     200      200    200     200   403       200    -              -
POST /api/quotation/:code/:action/  online   401      403   404      404    404     404   403       404    403            403
POST /api/quotation/:code/:action/  foreign  401      403   404      404    404     404   403       404    403            403
POST /api/quotation/:code/:action/  absent   401      403   404      404    404     404   403       404    403            403
POST /api/quotation/:code/copy/     own      -        -     200      200    200     200   403       200    -              -
POST /api/quotation/:code/copy/     online   401      403   404      404    404     404   403       404    403            403
POST /api/quotation/:code/copy/     foreign  401      403   404      404    404     404   403       404    403            403
POST /api/quotation/:code/copy/     absent   401      403   404      404    404     404   403       404    403            403
GET /api/backend/quotation/         none     401      403   200      200    200     200   403       200    403            403
GET /api/backend/quotation/:code/   own      -        -     200      200    200     200   403       200    -              -
GET /api/backend/quotation/:code/   online   401      403   404      404    404     404   403       404    403            403
GET /api/backend/quotation/:code/   foreign  401      403   404      404    404     404   403       404    403            403
GET /api/backend/quotation/:code/   absent   401      403   404      404    404     404   403       404    403            403
`
