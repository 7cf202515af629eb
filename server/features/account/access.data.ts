/** Who may call what here; tests/support/access_table.ts says how it is read. */
export const access = `
                                    target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
POST /api/account/login/            none     422      422   422      422    422     422   422       422    422            422
POST /api/account/register/         none     422      422   422      422    422     422   422       422    422            422
POST /api/account/forget_password/  none     422      422   422      422    422     422   422       422    422            422
GET /api/account/info/              none     401      200   200      200    200     200   200       200    200            200
PUT /api/account/edit/              own      401      200   200      200    200     200   200       200    200            200
PUT /api/account/edit/              foreign  401      403   403      403    403     403   403       403    403            403
PUT /api/account/edit/              absent   401      403   403      403    403     403   403       403    403            403
PUT /api/account/change_password/   own      401      200   200      200    200     200   200       200    200            200
POST /api/logout/                   own      401      200   200      200    200     200   200       200    200            200
`
