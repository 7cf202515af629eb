/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                                     target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/saved_search/               none     401      200   200      200    200     200   200       200    200            200
POST /api/saved_search/              none     401      200   200      200    200     200   200       200    200            200
PUT /api/saved_search/:id/           own      401      200   200      200    200     200   200       200    200            200
PUT /api/saved_search/:id/           foreign  401      404   404      404    404     404   404       404    404            404
PUT /api/saved_search/:id/           absent   401      404   404      404    404     404   404       404    404            404
DELETE /api/saved_search/:id/        own      401      200   200      200    200     200   200       200    200            200
DELETE /api/saved_search/:id/        foreign  401      404   404      404    404     404   404       404    404            404
DELETE /api/saved_search/:id/        absent   401      404   404      404    404     404   404       404    404            404
POST /api/saved_search/:id/restore/  own      401      200   200      200    200     200   200       200    200            200
POST /api/saved_search/:id/restore/  foreign  401      404   404      404    404     404   404       404    404            404
POST /api/saved_search/:id/restore/  absent   401      404   404      404    404     404   404       404    404            404
POST /api/saved_search/:id/look/     own      401      200   200      200    200     200   200       200    200            200
POST /api/saved_search/:id/look/     foreign  401      404   404      404    404     404   404       404    404            404
POST /api/saved_search/:id/look/     absent   401      404   404      404    404     404   404       404    404            404
`
