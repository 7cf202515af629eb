/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                            target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/collection/        none     401      200   200      200    200     200   200       200    200            200
GET /api/collection/among/  none     401      200   200      200    200     200   200       200    200            200
POST /api/collection/       own      -        -     200      200    200     200   200       200    -              -
POST /api/collection/       online   401      200   200      200    200     200   200       200    200            200
POST /api/collection/       hidden   401      404   404      404    404     404   404       404    404            404
POST /api/collection/       foreign  401      404   404      404    404     404   404       404    404            404
POST /api/collection/       absent   401      404   404      404    404     404   404       404    404            404
DELETE /api/collection/     own      -        -     200      200    200     200   200       200    -              -
DELETE /api/collection/     online   401      200   200      200    200     200   200       200    200            200
DELETE /api/collection/     hidden   401      404   404      404    404     404   404       404    404            404
DELETE /api/collection/     foreign  401      404   404      404    404     404   404       404    404            404
DELETE /api/collection/     absent   401      404   404      404    404     404   404       404    404            404
`
