/** Who may call what here; tests/support/access_table.ts says how it is read. Nobody of the table has an app. */
export const access = `
                                         target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/second_factor/                  none     401      403   403      403    403     403   403       403    200            200
POST /api/second_factor/setup/           none     401      403   403      403    403     403   403       403    200            200
POST /api/second_factor/confirm/         none     401      403   403      403    403     403   403       403    409            409
POST /api/second_factor/prove/           none     401      403   403      403    403     403   403       403    409            409
POST /api/second_factor/recovery_codes/  none     401      403   403      403    403     403   403       403    409            409
POST /api/second_factor/remove/          none     401      403   403      403    403     403   403       403    409            409
`
