/** Who may call what here; tests/support/access_table.ts says how it is read. Foreign is a mail that failed. */
export const access = `
                                        target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/admin/delivery/                none     401      403   403      403    403     403   403       403    403            200
GET /api/admin/delivery/counts/         none     401      403   403      403    403     403   403       403    403            200
GET /api/admin/delivery/mail/           none     401      403   403      403    403     403   403       403    403            200
POST /api/admin/delivery/mail/test/     none     401      403   403      403    403     403   403       403    403            200
POST /api/admin/delivery/:job/retry/   foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/delivery/:job/retry/   absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/delivery/:job/give_up/ foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/delivery/:job/give_up/ absent   401      403   403      403    403     403   403       403    403            404
`
