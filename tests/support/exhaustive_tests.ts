/**
 * Server tests that make every call there is, as every kind of caller or with every kind of input: files that take a
 * minute each. They start first, because at the end one of them would keep a single core busy while the others wait, and
 * `npm test` leaves them to `.ci/run`.
 */
export const exhaustiveTests: readonly string[] = [
  'concurrent_writes',
  'access_matrix',
  'fuzz',
  'contact_canaries',
].map((name) => `server/${name}.test.ts`)
