/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                                         target  visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
PUT /api/admin/website_config/pictures/  none    401      403   403      403    403     403   403       403    403            200
GET /api/website_config/:section/        none    200      200   200      200    200     200   200       200    200            200
GET /api/website_config/:section/        absent  404      404   404      404    404     404   404       404    404            404
`
