/**
 * Who may call what here; tests/support/access_table.ts says how it is read. As in `postings`, the calls stand here for
 * spot postings, and kinds.test.ts asks those of the other kinds.
 */
export const access = `
                                             target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
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
