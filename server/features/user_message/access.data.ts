/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                                     target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/user_message/               none     401      200   200      200    200     200   200       200    200            200
GET /api/user_message/unread_count/  none     401      200   200      200    200     200   200       200    200            200
PUT /api/user_message/:id/           own      401      200   200      200    200     200   200       200    200            200
PUT /api/user_message/:id/           foreign  401      404   404      404    404     404   404       404    404            404
PUT /api/user_message/:id/           absent   401      404   404      404    404     404   404       404    404            404
POST /api/user_message/read_all/     none     401      200   200      200    200     200   200       200    200            200
`
