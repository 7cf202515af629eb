/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                                     target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/passkey/                    none     401      200   200      200    200     200   200       200    200            200
POST /api/passkey/creation_options/  none     401      200   200      200    200     200   200       200    200            200
POST /api/passkey/                   none     401      422   422      422    422     422   422       422    422            422
PUT /api/passkey/:id/                own      401      200   200      200    200     200   200       200    200            200
PUT /api/passkey/:id/                foreign  401      404   404      404    404     404   404       404    404            404
PUT /api/passkey/:id/                absent   401      404   404      404    404     404   404       404    404            404
DELETE /api/passkey/:id/             own      401      200   200      200    200     200   200       200    200            200
DELETE /api/passkey/:id/             foreign  401      404   404      404    404     404   404       404    404            404
DELETE /api/passkey/:id/             absent   401      404   404      404    404     404   404       404    404            404
POST /api/passkey/sign_in_options/   none     200      200   200      200    200     200   200       200    200            200
POST /api/passkey/sign_in/           none     422      422   422      422    422     422   422       422    422            422
`
