/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                                         target  visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/admin/website_config/forum/  none    401      403   403      403    403     403   403       403    403            200
PUT /api/admin/website_config/forum/  none    401      403   403      403    403     403   403       403    403            200
GET /api/admin/website_config/history/:section/  none    401      403   403      403    403     403   403       403    403            200
GET /api/admin/website_config/pictures/  none    401      403   403      403    403     403   403       403    403            200
PUT /api/admin/website_config/pictures/  none    401      403   403      403    403     403   403       403    403            200
GET /api/admin/website_config/quotas/  none    401      403   403      403    403     403   403       403    403            200
PUT /api/admin/website_config/quotas/  none    401      403   403      403    403     403   403       403    403            200
GET /api/admin/website_config/review_policy/  none    401      403   403      403    403     403   403       403    403            200
PUT /api/admin/website_config/review_policy/  none    401      403   403      403    403     403   403       403    403            200
GET /api/admin/website_config/site/  none    401      403   403      403    403     403   403       403    403            200
PUT /api/admin/website_config/site/  none    401      403   403      403    403     403   403       403    403            200
GET /api/admin/website_config/suggestions/  none    401      403   403      403    403     403   403       403    403            200
PUT /api/admin/website_config/suggestions/  none    401      403   403      403    403     403   403       403    403            200
GET /api/admin/website_config/unusual/  none    401      403   403      403    403     403   403       403    403            200
PUT /api/admin/website_config/unusual/  none    401      403   403      403    403     403   403       403    403            200
GET /api/website_config/:section/        none    200      200   200      200    200     200   200       200    200            200
GET /api/website_config/:section/        absent  404      404   404      404    404     404   404       404    404            404
`
