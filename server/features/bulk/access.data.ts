/**
 * Who may call what here; tests/support/access_table.ts says how it is read. As in `postings`, the calls stand here for
 * spot postings, and kinds.test.ts asks those of the other kinds.
 */
export const access = `
                                             target   visitor  user  company  other  silver  gold  no_right  staff  no_permission  operator
POST /api/quotation/bulk/                    none     401      403   200      200    200     200   403       200    403            403
GET /api/backend/quotation/bulk/             none     401      403   200      200    200     200   403       200    403            403
GET /api/backend/quotation/bulk_columns/     none     401      403   200      200    200     200   403       200    403            403
PUT /api/backend/quotation/bulk_columns/     none     401      403   200      200    200     200   403       200    403            403
`
