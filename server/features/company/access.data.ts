export const access = `
                                   target  visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/company/                  none    401      403   200      200    200     200   200       200    403            403
POST /api/account/pre_login_info/  own     401      200   200      409    409     409   403       403    403            403
`
