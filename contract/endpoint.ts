import * as z from 'zod/mini'
import type { AdminPermission, Permission } from './permissions.ts'
import { id, wholeNumber } from './text.ts'

/**
 * Who may call an endpoint: `public` (visitor; a session is read when there is one), `user` (signed in),
 * `company` (member of a company), `operator` (back-office user; the answer holds what the permissions allow), or a
 * permission string of permissions.ts. Required: no endpoint is public by omission.
 */
export type Access = 'public' | 'user' | 'company' | 'operator' | Permission

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * What an operator who acts for somebody may do with a call (decision 126): `allowed`; `drafts`, where the handler
 * refuses whatever would leave the company (`requirePerson`); or nothing, because it is `only_in_person`.
 */
export type Acting = 'allowed' | 'drafts' | 'only_in_person'

/**
 * Required for every write of a person or a company, so that none is open to acting operators by omission. Deleting is
 * always for the person, and a session of this kind never reaches the calls of the back office.
 */
type Declared<A extends Access, M extends Method> = M extends 'GET'
  ? { acting?: 'only_in_person' }
  : M extends 'DELETE'
    ? { acting?: never }
    : [A] extends [AdminPermission | 'operator']
      ? { acting?: never }
      : { acting: Acting }

/** The common interface of both variants of Zod: the contract uses the small one to keep the page small. */
type Schema = z.core.$ZodType
const nothing = z.strictObject({})
type Nothing = typeof nothing

export type Endpoint<
  A extends Access = Access,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> = {
  method: Method
  /** Path below the origin with `:name` parameters, e.g. `/api/quotation/:code/`. */
  path: string
  access: A
  summary: string
  params: Params
  query: Query
  body: Body
  reply: Reply
  /** The body is multipart/form-data with one file and the fields of `body`. */
  multipart: boolean
  /** Content type of a successful answer that is a file and not JSON. */
  download: string | undefined
  /** The call creates something and honours `Idempotency-Key`. */
  idempotent: boolean
  /** What an operator who acts for somebody may do with it. */
  acting: Acting
}

type Given<
  A extends Access,
  M extends Method,
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
> = Pick<Endpoint<A>, 'path' | 'access' | 'summary'> & {
  method: M
  params?: P
  query?: Q
  body?: B
  reply: R
  multipart?: boolean
  download?: string
  idempotent?: boolean
} & Declared<A, M>

/** Declares an endpoint once: the server mounts it, the client calls it, and OpenAPI describes it. */
export function endpoint<
  const A extends Access,
  const M extends Method,
  R extends Schema,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
>(given: Given<A, M, P, Q, B, R>): Endpoint<A, P, Q, B, R> {
  return {
    multipart: false,
    download: undefined,
    idempotent: false,
    acting: given.method === 'GET' ? 'allowed' : 'only_in_person',
    ...given,
    params: (given.params ?? nothing) as P,
    query: (given.query ?? nothing) as Q,
    body: (given.body ?? nothing) as B,
  }
}

export type Params<E extends Endpoint> = z.output<E['params']>
export type Query<E extends Endpoint> = z.output<E['query']>
export type Body<E extends Endpoint> = z.output<E['body']>
/** What a handler returns and the client receives in `data`. */
export type Reply<E extends Endpoint> = z.output<E['reply']>

type NonEmpty<K extends string, S extends Schema> =
  Record<string, never> extends z.input<S> ? { [key in K]?: z.input<S> } : { [key in K]: z.input<S> }

/** What the client passes: only the parts that the endpoint has. */
export type Input<E extends Endpoint> = NonEmpty<'params', E['params']> &
  NonEmpty<'query', E['query']> &
  NonEmpty<'body', E['body']>

/** Query-string helpers: everything arrives as text, and an array with one element arrives as a scalar. */
const readAs = <S extends Schema>(read: (value: unknown) => unknown, schema: S) =>
  z.pipe(z.transform(read), schema)

export const queryNumber = (schema: z.core.$ZodType<number, number> = z.number()) =>
  readAs((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value), schema)
export const queryList = <S extends Schema>(schema: S) =>
  readAs(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(schema).check(z.maxLength(50)),
  )
export const queryFlag = readAs(
  (value) => (value === '1' || value === 1 || value === true ? 1 : value === '0' || value === 0 ? 0 : value),
  z.literal([0, 1]),
)

/** Pages of a list that can be requested. */
export const mostPages = 500
/** Page number, from 1. */
export const pageNumber = wholeNumber(1, mostPages)
/** Rows per page: `size` by default, at most `max`. */
export const pageSize = (size: number, max = 50) => z._default(queryNumber(wholeNumber(1, max)), size)
/** Query of a list with numbered pages. */
/** Rows on a page of a list, in the application and on what the server sends at the same address. */
export const usualPageSize = 20

export const numberedPages = { page: z._default(queryNumber(pageNumber), 1), size: pageSize(usualPageSize) }

/** One page of a list. `count` is exact up to 10,000. */
export const page = <S extends Schema>(row: S) =>
  z.object({
    results: z.array(row),
    has_more: z.boolean(),
    count: z.optional(z.int()),
    count_exact: z.optional(z.boolean()),
  })

/** Rows that a page has shown. */
export const shownIds = z.array(id).check(z.minLength(1), z.maxLength(500))

export const empty = z.null()
