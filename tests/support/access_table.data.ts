/**
 * Who may call what: every operation of docs/openapi.json, for each kind of caller and of target, with the status that
 * must come back. A new operation needs its rows here (server/access_matrix.test.ts finds none otherwise). 200 may stand
 * for an empty answer; 422 behind a sign-in form means that the form was read and its secret was wrong, and of a file
 * elsewhere that its address is not public; `-` is a case that cannot be: nobody's own posting.
 *
 * Callers: visitor; user (no company); company (main account, neither certified nor member); other (certified, no
 * member); silver and gold (certified members); no_right (staff of a gold company with every right but the one that the
 * operation asks for) and staff (with that one alone); no_permission and operator (likewise, of the back office). Where an
 * operation names no right it is that of spot postings: of what depends on the side of a dealing, the seller's.
 *
 * Targets: own (of the caller, or of the caller's company); foreign (private, somebody else's); absent; of postings also
 * online (public, somebody else's) and hidden (somebody else's that waits for review); of intentions and quotes own is one
 * that the caller's company sent, received one that it got, and of conversations the one about it; of reports own is one about a spot posting, foreign a request for a
 * group buying, which other operators handle; of drawings foreign are those of somebody else's online request;
 * of group buyings foreign is a draft of the market, and of parts in them and of their deals that of another company.
 *
 * Remnants of a request are those of somebody else's request online, and `hidden` one that waits for other operators.
 *
 * Calls of postings stand here for spot postings. The other kinds have the same calls from the same handlers, and
 * server/features/postings/kinds.test.ts asks them of each kind.
 */
export const accessTable = `
                                            target    visitor user company other silver gold no_right staff no_permission operator
GET /api/health/live/                       none      200     200  200     200   200    200  200      200   200           200
GET /api/health/ready/                      none      200     200  200     200   200    200  200      200   200           200

POST /api/account/login/                    none      422     422  422     422   422    422  422      422   422           422
POST /api/account/register/                 none      422     422  422     422   422    422  422      422   422           422
POST /api/account/forget_password/          none      422     422  422     422   422    422  422      422   422           422
GET /api/verify_code/image/                 none      200     200  200     200   200    200  200      200   200           200
POST /api/verify_code/send/                 none      422     422  422     422   422    422  422      422   422           422

GET /api/account/info/                      none      401     200  200     200   200    200  200      200   200           200
PUT /api/account/edit/                      own       401     200  200     200   200    200  200      200   200           200
PUT /api/account/edit/                      foreign   401     403  403     403   403    403  403      403   403           403
PUT /api/account/edit/                      absent    401     403  403     403   403    403  403      403   403           403
PUT /api/account/change_password/           own       401     200  200     200   200    200  200      200   200           200
POST /api/account/pre_login_info/           own       401     200  200     409   409    409  403      403   403           403
POST /api/logout/                           own       401     200  200     200   200    200  200      200   200           200

GET /api/company/                           none      401     403  200     200   200    200  200      200   403           403
GET /api/tag/                               none      200     200  200     200   200    200  200      200   200           200
GET /api/product_category/                  none      200     200  200     200   200    200  200      200   200           200
PUT /api/admin/website_config/pictures/     none      401     403  403     403   403    403  403      403   403           200
GET /api/website_config/:section/           none      200     200  200     200   200    200  200      200   200           200
GET /api/website_config/:section/           absent    404     404  404     404   404    404  404      404   404           404
POST /api/resource/upload/                  none      401     200  200     200   200    200  200      200   200           200
POST /api/resource/fetch/                   none      401     422  422     422   422    422  422      422   422           422
POST /api/resource/access/                  none      401     200  200     200   200    200  200      200   200           200

GET /api/user_message/                      none      401     200  200     200   200    200  200      200   200           200
GET /api/user_message/unread_count/         none      401     200  200     200   200    200  200      200   200           200
PUT /api/user_message/:id/                  own       401     200  200     200   200    200  200      200   200           200
PUT /api/user_message/:id/                  foreign   401     404  404     404   404    404  404      404   404           404
PUT /api/user_message/:id/                  absent    401     404  404     404   404    404  404      404   404           404
POST /api/user_message/read_all/            none      401     200  200     200   200    200  200      200   200           200
POST /api/user_accusation/                  none      401     200  200     200   200    200  200      200   200           200
GET /api/admin/user_accusation/             none      401  403  403  403  403  403  403  403  200  200
GET /api/admin/user_accusation/:id/         own       401  403  403  403  403  403  403  403  404  200
GET /api/admin/user_accusation/:id/         foreign   401  403  403  403  403  403  403  403  200  404
GET /api/admin/user_accusation/:id/         absent    401  403  403  403  403  403  403  403  404  404
POST /api/admin/user_accusation/:id/handle/ own       401  403  403  403  403  403  403  403  404  200
POST /api/admin/user_accusation/:id/handle/ foreign   401  403  403  403  403  403  403  403  200  404
POST /api/admin/user_accusation/:id/handle/ absent    401  403  403  403  403  403  403  403  404  404

GET /api/push/key/                          none      401     200  200     200   200    200  200      200   200           200
GET /api/push/subscription/                 none      401     200  200     200   200    200  200      200   200           200
POST /api/push/subscription/                none      401     200  200     200   200    200  200      200   200           200
DELETE /api/push/subscription/              own       401     200  200     200   200    200  200      200   200           200
DELETE /api/push/subscription/              foreign   401     404  404     404   404    404  404      404   404           404
DELETE /api/push/subscription/              absent    401     404  404     404   404    404  404      404   404           404
GET /api/notification_preference/           none      401     200  200     200   200    200  200      200   200           200
PUT /api/notification_preference/           own       401     200  200     200   200    200  200      200   200           200

GET /api/quotation/                         none      200     200  200     200   200    200  200      200   200           200
GET /api/quotation/facets/                  none      200     200  200     200   200    200  200      200   200           200
GET /api/quotation/suggest/                 none      200     200  200     200   200    200  200      200   200           200
GET /api/quotation/:code/                   own       -       -    200     200   200    200  200      200   -             -
GET /api/quotation/:code/                   online    200     200  200     200   200    200  200      200   200           200
GET /api/quotation/:code/                   hidden    404     404  404     404   404    404  404      404   404           200
GET /api/quotation/:code/                   foreign   404     404  404     404   404    404  404      404   404           404
GET /api/quotation/:code/                   absent    404     404  404     404   404    404  404      404   404           404
GET /api/quotation/:code/similar/           own       -       -    200     200   200    200  200      200   -             -
GET /api/quotation/:code/similar/           online    200     200  200     200   200    200  200      200   200           200
GET /api/quotation/:code/similar/           hidden    404     404  404     404   404    404  404      404   404           200
GET /api/quotation/:code/similar/           foreign   404     404  404     404   404    404  404      404   404           404
GET /api/quotation/:code/similar/           absent    404     404  404     404   404    404  404      404   404           404
GET /api/quotation/:code/contact/           own       -       -    200     200   200    200  200      200   -             -
GET /api/quotation/:code/contact/           online    401     403  403     403   403    200  200      200   403           403
GET /api/quotation/:code/contact/           hidden    401     404  404     404   404    404  404      404   404           403
GET /api/quotation/:code/contact/           foreign   401     404  404     404   404    404  404      404   404           404
GET /api/quotation/:code/contact/           absent    401     404  404     404   404    404  404      404   404           404

POST /api/quotation/                        none      401     403  200     200   200    200  403      200   403           403
POST /api/quotation/bulk/                   none      401     403  200     200   200    200  403      200   403           403
PUT /api/quotation/:code/                   own       -       -    200     200   200    200  403      200   -             -
PUT /api/quotation/:code/                   online    401     403  404     404   404    404  403      404   403           403
PUT /api/quotation/:code/                   foreign   401     403  404     404   404    404  403      404   403           403
PUT /api/quotation/:code/                   absent    401     403  404     404   404    404  403      404   403           403
DELETE /api/quotation/:code/                own       -  -  200  200  200  200  403  200  -  -
DELETE /api/quotation/:code/                online    401  403  404  404  404  404  403  404  403  403
DELETE /api/quotation/:code/                foreign   401  403  404  404  404  404  403  404  403  403
DELETE /api/quotation/:code/                absent    401  403  404  404  404  404  403  404  403  403
POST /api/quotation/:code/:action/          own       -       -    200     200   200    200  403      200   -             -
POST /api/quotation/:code/:action/          online    401     403  404     404   404    404  403      404   403           403
POST /api/quotation/:code/:action/          foreign   401     403  404     404   404    404  403      404   403           403
POST /api/quotation/:code/:action/          absent    401     403  404     404   404    404  403      404   403           403
POST /api/quotation/:code/copy/             own       -       -    200     200   200    200  403      200   -             -
POST /api/quotation/:code/copy/             online    401     403  404     404   404    404  403      404   403           403
POST /api/quotation/:code/copy/             foreign   401     403  404     404   404    404  403      404   403           403
POST /api/quotation/:code/copy/             absent    401     403  404     404   404    404  403      404   403           403
GET /api/backend/quotation/                 none      401     403  200     200   200    200  403      200   403           403
GET /api/backend/quotation/bulk/            none      401     403  200     200   200    200  403      200   403           403
GET /api/backend/quotation/bulk_columns/    none      401     403  200     200   200    200  403      200   403           403
PUT /api/backend/quotation/bulk_columns/    none      401     403  200     200   200    200  403      200   403           403
GET /api/backend/quotation/:code/           own       -       -    200     200   200    200  403      200   -             -
GET /api/backend/quotation/:code/           online    401     403  404     404   404    404  403      404   403           403
GET /api/backend/quotation/:code/           foreign   401     403  404     404   404    404  403      404   403           403
GET /api/backend/quotation/:code/           absent    401     403  404     404   404    404  403      404   403           403

GET /api/admin/quotation/                   none      401     403  403     403   403    403  403      403   403           200
GET /api/admin/quotation/:code/             own       -       -    403     403   403    403  403      403   -             -
GET /api/admin/quotation/:code/             online    401     403  403     403   403    403  403      403   403           200
GET /api/admin/quotation/:code/             hidden    401     403  403     403   403    403  403      403   403           200
GET /api/admin/quotation/:code/             foreign   401     403  403     403   403    403  403      403   403           404
GET /api/admin/quotation/:code/             absent    401     403  403     403   403    403  403      403   403           404
POST /api/admin/quotation/:code/approve/    own       -       -    403     403   403    403  403      403   -             -
POST /api/admin/quotation/:code/approve/    hidden    401     403  403     403   403    403  403      403   403           200
POST /api/admin/quotation/:code/approve/    foreign   401     403  403     403   403    403  403      403   403           404
POST /api/admin/quotation/:code/approve/    absent    401     403  403     403   403    403  403      403   403           404
POST /api/admin/quotation/approve/          own       -       -    403     403   403    403  403      403   -             -
POST /api/admin/quotation/approve/          hidden    401     403  403     403   403    403  403      403   403           200
POST /api/admin/quotation/:code/:action/    own       -       -    403     403   403    403  403      403   -             -
POST /api/admin/quotation/:code/:action/    hidden    401     403  403     403   403    403  403      403   403           200
POST /api/admin/quotation/:code/:action/    foreign   401     403  403     403   403    403  403      403   403           404
POST /api/admin/quotation/:code/:action/    absent    401     403  403     403   403    403  403      403   403           404

POST /api/quotation/:code/intention/        own       -       -    403     403   403    403  403      403   -             -
POST /api/quotation/:code/intention/        online    401     403  200     200   200    200  200      403   403           403
POST /api/quotation/:code/intention/        hidden    401     403  404     404   404    404  404      404   403           403
POST /api/quotation/:code/intention/        foreign   401     403  404     404   404    404  404      404   403           403
POST /api/quotation/:code/intention/        absent    401     403  404     404   404    404  404      404   403           403
GET /api/backend/intention/                 none      401     403  200     200   200    200  403      200   403           403
POST /api/backend/intention/:id/:action/    own       -       -    200     200   200    200  200      403   -             -
POST /api/backend/intention/:id/:action/    received  -       -    -       200   200    200  403      200   -             -
POST /api/backend/intention/:id/:action/    foreign   401     403  404     404   404    404  404      404   403           403
POST /api/backend/intention/:id/:action/    absent    401     403  404     404   404    404  404      404   403           403

GET /api/collection/                        none      401     200  200     200   200    200  200      200   200           200
GET /api/collection/among/                  none      401  200  200  200  200  200  200  200  200  200
POST /api/collection/                       own       -       -    200     200   200    200  200      200   -             -
POST /api/collection/                       online    401     200  200     200   200    200  200      200   200           200
POST /api/collection/                       hidden    401     404  404     404   404    404  404      404   404           404
POST /api/collection/                       foreign   401     404  404     404   404    404  404      404   404           404
POST /api/collection/                       absent    401     404  404     404   404    404  404      404   404           404
DELETE /api/collection/                     own       -       -    200     200   200    200  200      200   -             -
DELETE /api/collection/                     online    401     200  200     200   200    200  200      200   200           200
DELETE /api/collection/                     hidden    401     404  404     404   404    404  404      404   404           404
DELETE /api/collection/                     foreign   401     404  404     404   404    404  404      404   404           404
DELETE /api/collection/                     absent    401     404  404     404   404    404  404      404   404           404

GET /api/saved_search/                      none      401  200  200  200  200  200  200  200  200  200
POST /api/saved_search/                     none      401  200  200  200  200  200  200  200  200  200
PUT /api/saved_search/:id/                  own       401  200  200  200  200  200  200  200  200  200
PUT /api/saved_search/:id/                  foreign   401  404  404  404  404  404  404  404  404  404
PUT /api/saved_search/:id/                  absent    401  404  404  404  404  404  404  404  404  404
DELETE /api/saved_search/:id/               own       401  200  200  200  200  200  200  200  200  200
DELETE /api/saved_search/:id/               foreign   401  404  404  404  404  404  404  404  404  404
DELETE /api/saved_search/:id/               absent    401  404  404  404  404  404  404  404  404  404
POST /api/saved_search/:id/restore/         own       401  200  200  200  200  200  200  200  200  200
POST /api/saved_search/:id/restore/         foreign   401  404  404  404  404  404  404  404  404  404
POST /api/saved_search/:id/restore/         absent    401  404  404  404  404  404  404  404  404  404
POST /api/saved_search/:id/look/            own       401  200  200  200  200  200  200  200  200  200
POST /api/saved_search/:id/look/            foreign   401  404  404  404  404  404  404  404  404  404
POST /api/saved_search/:id/look/            absent    401  404  404  404  404  404  404  404  404  404

GET /api/quotation/:code/requests/          own       -    -    200  200  200  200  200  200  -    -
GET /api/quotation/:code/requests/          online    200  200  200  200  200  200  200  200  200  200
GET /api/quotation/:code/requests/          hidden    404  404  404  404  404  404  404  404  404  200
GET /api/quotation/:code/requests/          absent    404  404  404  404  404  404  404  404  404  404
GET /api/purchase_piece/:code/remnants/     own       -    -    200  200  200  200  200  200  -    -
GET /api/purchase_piece/:code/remnants/     online    200  200  200  200  200  200  200  200  200  200
GET /api/quotation/:code/requests/          foreign   404  404  404  404  404  404  404  404  404  404
GET /api/purchase_piece/:code/remnants/     hidden    404  404  404  404  404  404  404  404  200  404
GET /api/purchase_piece/:code/remnants/     foreign   404  404  404  404  404  404  404  404  404  404
GET /api/purchase_piece/:code/remnants/     absent    404  404  404  404  404  404  404  404  404  404

GET /api/home/                              none      200     200  200     200   200    200  200      200   200           200
GET /api/backend/dashboard/                 none      401     200  200     200   200    200  200      200   200           200
GET /api/admin/dashboard/                   none      401     403  403     403   403    403  403      403   200           200

GET /api/backend/conversation/              none      401  403  200  200  200  200  200  200  403  403
GET /api/backend/conversation/unread_count/ none      401  403  200  200  200  200  200  200  403  403
POST /api/backend/conversation/             own       -    -    200  200  200  200  200  403  -    -
POST /api/backend/conversation/             received  -    -    -    200  200  200  403  200  -    -
POST /api/backend/conversation/             online    401  403  409  409  409  409  409  409  403  403
POST /api/backend/conversation/             absent    401  403  409  409  409  409  409  409  403  403
GET /api/backend/conversation/:id/message/  own       -    -    200  200  200  200  200  403  -    -
GET /api/backend/conversation/:id/message/  received  -    -    -    200  200  200  403  200  -    -
GET /api/backend/conversation/:id/message/  foreign   401  403  404  404  404  404  404  404  403  403
GET /api/backend/conversation/:id/message/  absent    401  403  404  404  404  404  404  404  403  403
POST /api/backend/conversation/:id/message/ own       -    -    200  200  200  200  200  403  -    -
POST /api/backend/conversation/:id/message/ received  -    -    -    200  200  200  403  200  -    -
POST /api/backend/conversation/:id/message/ foreign   401  403  404  404  404  404  404  404  403  403
POST /api/backend/conversation/:id/message/ absent    401  403  404  404  404  404  404  404  403  403
POST /api/backend/conversation/:id/read/    own       -    -    200  200  200  200  200  403  -    -
POST /api/backend/conversation/:id/read/    received  -    -    -    200  200  200  403  200  -    -
POST /api/backend/conversation/:id/read/    foreign   401  403  404  404  404  404  404  404  403  403
POST /api/backend/conversation/:id/read/    absent    401  403  404  404  404  404  404  404  403  403

POST /api/purchase_forging/:code/quote/     own       -    -    403  403  403  403  403  403  -    -
POST /api/purchase_forging/:code/quote/     online    401  403  200  200  200  200  403  200  403  403
POST /api/purchase_forging/:code/quote/     hidden    401  403  404  404  404  404  404  404  403  403
POST /api/purchase_forging/:code/quote/     foreign   401  403  404  404  404  404  404  404  403  403
POST /api/purchase_forging/:code/quote/     absent    401  403  404  404  404  404  404  404  403  403
GET /api/backend/quote/                     none      401  403  200  200  200  200  403  200  403  403
GET /api/backend/quote/request/             none      401  403  200  200  200  200  403  200  403  403
GET /api/backend/quote/request/:code/       own       -    -    200  200  200  200  403  200  -    -
GET /api/backend/quote/request/:code/       online    401  403  404  404  404  404  403  404  403  403
GET /api/backend/quote/request/:code/       foreign   401  403  404  404  404  404  403  404  403  403
GET /api/backend/quote/request/:code/       absent    401  403  404  404  404  404  403  404  403  403
PUT /api/backend/quote/:id/                 own       -    -    200  200  200  200  403  200  -    -
PUT /api/backend/quote/:id/                 received  -    -    404  404  404  404  403  404  -    -
PUT /api/backend/quote/:id/                 foreign   401  403  404  404  404  404  403  404  403  403
PUT /api/backend/quote/:id/                 absent    401  403  404  404  404  404  403  404  403  403
POST /api/backend/quote/:id/confirm/        own       -    -    200  200  200  200  403  200  -    -
POST /api/backend/quote/:id/confirm/        foreign   401  403  404  404  404  404  403  404  403  403
POST /api/backend/quote/:id/confirm/        absent    401  403  404  404  404  404  403  404  403  403
POST /api/backend/quote/:id/withdraw/       own       -    -    200  200  200  200  403  200  -    -
POST /api/backend/quote/:id/withdraw/       foreign   401  403  404  404  404  404  403  404  403  403
POST /api/backend/quote/:id/withdraw/       absent    401  403  404  404  404  404  403  404  403  403
POST /api/backend/quote/:id/accept/         own       -    -    404  404  404  404  403  404  -    -
POST /api/backend/quote/:id/accept/         received  -    -    200  200  200  200  403  200  -    -
POST /api/backend/quote/:id/accept/         foreign   401  403  404  404  404  404  403  404  403  403
POST /api/backend/quote/:id/accept/         absent    401  403  404  404  404  404  403  404  403  403
POST /api/backend/quote/:id/decline/        own       -    -    404  404  404  404  403  404  -    -
POST /api/backend/quote/:id/decline/        received  -    -    200  200  200  200  403  200  -    -
POST /api/backend/quote/:id/decline/        foreign   401  403  404  404  404  404  403  404  403  403
POST /api/backend/quote/:id/decline/        absent    401  403  404  404  404  404  403  404  403  403

POST /api/drawing_access/                   own       -  -  403  403  403  403  403  403  -  -
POST /api/drawing_access/                   foreign   401  403  200  200  200  200  403  200  403  403
POST /api/drawing_access/                   absent    401  403  404  404  404  404  404  404  403  403
GET /api/backend/drawing_access/            own       -  -  200  200  200  200  403  200  -  -
GET /api/backend/drawing_access/            foreign   401  403  404  404  404  404  403  404  403  403
GET /api/backend/drawing_access/            absent    401  403  404  404  404  404  403  404  403  403
POST /api/backend/drawing_access/:id/:action/ own       -  -  200  200  200  200  403  200  -  -
POST /api/backend/drawing_access/:id/:action/ foreign   401  403  404  404  404  404  403  404  403  403
POST /api/backend/drawing_access/:id/:action/ absent    401  403  404  404  404  404  403  404  403  403

POST /api/raise/:code/join/                 online    401  403  200  200  200  200  200  403  403  403
POST /api/raise/:code/join/                 foreign   401  403  404  404  404  404  404  404  403  403
POST /api/raise/:code/join/                 absent    401  403  404  404  404  404  404  404  403  403
GET /api/backend/join/                      none      401  403  200  200  200  200  403  200  403  403
PUT /api/backend/join/:id/                  own       -    -    200  200  200  200  403  200  -    -
PUT /api/backend/join/:id/                  foreign   401  403  404  404  404  404  403  404  403  403
PUT /api/backend/join/:id/                  absent    401  403  404  404  404  404  403  404  403  403
DELETE /api/backend/join/:id/               own       -    -    200  200  200  200  403  200  -    -
DELETE /api/backend/join/:id/               foreign   401  403  404  404  404  404  403  404  403  403
DELETE /api/backend/join/:id/               absent    401  403  404  404  404  404  403  404  403  403
GET /api/backend/deal/                      none      401  403  200  200  200  200  200  200  403  403
GET /api/backend/deal/:source/:id/          own       -    -    200  200  200  200  200  403  -    -
GET /api/backend/deal/:source/:id/          received  -    -    -    200  200  200  403  200  -    -
GET /api/backend/deal/:source/:id/          foreign   401  403  404  404  404  404  404  404  403  403
GET /api/backend/deal/:source/:id/          absent    401  403  404  404  404  404  404  404  403  403
GET /api/admin/deal/:id/                    foreign   401  403  403  403  403  403  403  403  403  200
GET /api/admin/deal/:id/                    absent    401  403  403  403  403  403  403  403  403  404
GET /api/admin/raise/:code/join/            online    401  403  403  403  403  403  403  403  403  200
GET /api/admin/raise/:code/join/            foreign   401  403  403  403  403  403  403  403  403  200
GET /api/admin/raise/:code/join/            absent    401  403  403  403  403  403  403  403  403  404

GET /api/backend/quotation/template/        none      401  403  200  200  200  200  403  200  403  403
POST /api/backend/quotation/template/       none      401  403  200  200  200  200  403  200  403  403
GET /api/backend/quotation/template/:id/    own       -    -    200  200  200  200  403  200  -    -
GET /api/backend/quotation/template/:id/    foreign   401  403  404  404  404  404  403  404  403  403
GET /api/backend/quotation/template/:id/    absent    401  403  404  404  404  404  403  404  403  403
PUT /api/backend/quotation/template/:id/    own       -    -    200  200  200  200  403  200  -    -
PUT /api/backend/quotation/template/:id/    foreign   401  403  404  404  404  404  403  404  403  403
PUT /api/backend/quotation/template/:id/    absent    401  403  404  404  404  404  403  404  403  403
DELETE /api/backend/quotation/template/:id/ own       -    -    200  200  200  200  403  200  -    -
DELETE /api/backend/quotation/template/:id/ foreign   401  403  404  404  404  404  403  404  403  403
DELETE /api/backend/quotation/template/:id/ absent    401  403  404  404  404  404  403  404  403  403
`
