/**
 * Who may call what here; tests/support/access_table.ts says how it is read. Foreign is an open alert about two postings
 * of other companies.
 */
export const access = `
                                                  target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
GET /api/admin/mill_certificate/                  none     401      403   403      403    403     403   403       403    403            200
POST /api/admin/mill_certificate/:id/dismiss/     foreign  401      403   403      403    403     403   403       403    403            200
POST /api/admin/mill_certificate/:id/dismiss/     absent   401      403   403      403    403     403   403       403    403            404
`
