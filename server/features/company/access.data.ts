export const access = `
                                   target  visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/company/                  none    401      403   200      200    200     200   200       200    403            403
GET /api/company/:code/            foreign 200      200   200      200    200     200   200       200    200            200
GET /api/company/:code/            absent  404      404   404      404    404     404   404       404    404            404
GET /api/backend/latin_name/       none    401      403   400      400    400     400   400       400    403            403
GET /api/backend/company_contact/  none    401      403   200      200    200     200   200       200    403            403
PUT /api/backend/company_contact/  none    401      403   200      200    200     200   403       403    403            403
POST /api/account/pre_login_info/  own     401      200   200      409    409     409   403       403    403            403
`
