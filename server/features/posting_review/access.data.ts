/**
 * Who may call what here; tests/support/access_table.ts says how it is read. As in `postings`, the calls stand here for
 * spot postings, and kinds.test.ts asks those of the other kinds.
 */
export const access = `
                                          target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/admin/quotation/                 none     401      403   403      403    403     403   403       403    403            200
GET /api/admin/quotation/:code/           own      -        -     403      403    403     403   403       403    -              -
GET /api/admin/quotation/:code/           online   401      403   403      403    403     403   403       403    403            200
GET /api/admin/quotation/:code/           hidden   401      403   403      403    403     403   403       403    403            200
GET /api/admin/quotation/:code/           foreign  401      403   403      403    403     403   403       403    403            404
GET /api/admin/quotation/:code/           absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/quotation/:code/approve/  own      -        -     403      403    403     403   403       403    -              -
POST /api/admin/quotation/:code/approve/  hidden   401      403   403      403    403     403   403       403    403            200
POST /api/admin/quotation/:code/approve/  foreign  401      403   403      403    403     403   403       403    403            404
POST /api/admin/quotation/:code/approve/  absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/quotation/approve/        own      -        -     403      403    403     403   403       403    -              -
POST /api/admin/quotation/approve/        hidden   401      403   403      403    403     403   403       403    403            200
POST /api/admin/quotation/many/:action/   own      -        -     403      403    403     403   403       403    -              -
POST /api/admin/quotation/many/:action/   hidden   401      403   403      403    403     403   403       403    403            200
GET /api/admin/quotation/matching/        none     401      403   403      403    403     403   403       403    403            200
GET /api/admin/quotation/export/          none     401      403   403      403    403     403   403       403    403            200
POST /api/admin/quotation/:code/:action/  own      -        -     403      403    403     403   403       403    -              -
POST /api/admin/quotation/:code/:action/  hidden   401      403   403      403    403     403   403       403    403            200
POST /api/admin/quotation/:code/:action/  foreign  401      403   403      403    403     403   403       403    403            404
POST /api/admin/quotation/:code/:action/  absent   401      403   403      403    403     403   403       403    403            404
GET /api/admin/review/reasons/  none     401      403   403      403    403     403   403       403    403            200
GET /api/admin/review/                    none     401      403   403      403    403     403   403       403    200            200
GET /api/admin/quotation/:code/duplicates/  own      -        -     403      403    403     403   403       403    -              -
GET /api/admin/quotation/:code/duplicates/  hidden   401      403   403      403    403     403   403       403    403            200
GET /api/admin/quotation/:code/duplicates/  foreign  401      403   403      403    403     403   403       403    403            404
GET /api/admin/quotation/:code/duplicates/  absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/quotation/:code/read/     own      -        -     403      403    403     403   403       403    -              -
POST /api/admin/quotation/:code/read/     hidden   401      403   403      403    403     403   403       403    403            200
POST /api/admin/quotation/:code/read/     foreign  401      403   403      403    403     403   403       403    403            404
POST /api/admin/quotation/:code/read/     absent   401      403   403      403    403     403   403       403    403            404
POST /api/admin/quotation/:code/leave/    own      -        -     403      403    403     403   403       403    -              -
POST /api/admin/quotation/:code/leave/    hidden   401      403   403      403    403     403   403       403    403            200
POST /api/admin/quotation/:code/leave/    foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/quotation/:code/leave/    absent   401      403   403      403    403     403   403       403    403            200
`
