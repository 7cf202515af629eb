import { createHash } from 'node:crypto'
import { messages, protocol, types, type PGlite } from '@electric-sql/pglite'
import { Param, SQL, StringChunk } from 'drizzle-orm'
import pg from 'pg'

type Written = { text: string; params: unknown[] }

/**
 * Text and parameters of SQL that consists only of text, parameters and SQL; the query builder's own conversion takes
 * three times as long.
 */
function write(query: SQL, into: Written = { text: '', params: [] }): Written {
  for (const chunk of query.queryChunks) {
    if (chunk instanceof StringChunk) into.text += chunk.value.join('')
    else if (chunk instanceof SQL) write(chunk, into)
    else into.text += `$${into.params.push(chunk instanceof Param ? chunk.value : chunk)}`
  }
  return into
}

/** How many prepared statements a connection keeps; the least recently used one is removed first. */
export const maxStatements = 100
const names = new Map<string, string>()

/** The same text always gets the same name. */
function statementName(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha1').update(text).digest('base64url')
  if (names.size >= 2 * maxStatements) names.clear()
  names.set(text, name)
  return name
}

const asText = (value: string): string => value
const { TIMESTAMPTZ, DATE } = pg.types.builtins
/** Timestamps as text, as in `rows`. */
const pgTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format: 'text' | 'binary') =>
    id === TIMESTAMPTZ || id === DATE
      ? asText
      : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
}

/** The driver's record of a connection's prepared statements. */
type Noted = { connection: { parsedStatements: Record<string, string> } }

export function preparedOnPg(pool: pg.Pool) {
  // The driver itself never deallocates a statement. This is safe because a connection that was just taken from the
  // pool is idle.
  pool.on('acquire', (client) => {
    const { connection } = client as unknown as Noted
    if (Object.keys(connection.parsedStatements).length < maxStatements) return
    connection.parsedStatements = {}
    // If it fails, the error is reported for the query after it.
    client.query('deallocate all').catch(() => {})
  })
  return async <T>(query: SQL): Promise<T[]> => {
    const { text, params } = write(query)
    const result = await pool.query({ text, values: params, name: statementName(text), types: pgTypes })
    return result.rows as T[]
  }
}

type Statement = { parameterTypes: number[]; fields: messages.RowDescriptionMessage['fields'] }

/**
 * On the embedded engine `query` plans each time and crosses into WebAssembly six times; a named statement is planned
 * once, and bind, execute and sync cross together (a fifth of the time). `refuse` throws inside an open transaction,
 * which holds the only connection.
 */
export function preparedOnPglite(client: PGlite, refuse: () => void) {
  const { serialize } = protocol
  const statements = new Map<string, Statement>()
  const parsers = { ...client.parsers, [TIMESTAMPTZ]: asText, [DATE]: asText }
  const send = (...parts: Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })

  async function prepare(name: string, text: string): Promise<Statement> {
    const made: Statement = { parameterTypes: [], fields: [] }
    const told = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    for (const message of told) {
      if (message instanceof messages.ParameterDescriptionMessage) made.parameterTypes = message.dataTypeIDs
      if (message instanceof messages.RowDescriptionMessage) made.fields = message.fields
    }
    statements.set(name, made)
    if (statements.size > maxStatements) await close(statements.keys().next().value as string)
    return made
  }

  async function close(name: string): Promise<void> {
    statements.delete(name)
    await send(serialize.close({ type: 'S', name }))
  }

  /** The most recently used statement is last. */
  function known(name: string): Statement | undefined {
    const found = statements.get(name)
    if (!found) return undefined
    statements.delete(name)
    statements.set(name, found)
    return found
  }

  async function execute(name: string, { parameterTypes, fields }: Statement, params: unknown[]) {
    const values = params.map((value, at) => {
      if (value === null || value === undefined) return null
      const serializer = client.serializers[parameterTypes[at] ?? 0]
      return serializer ? serializer(value) : String(value)
    })
    const told = await send(serialize.bind({ statement: name, values }), serialize.execute({}))
    return told
      .filter((message) => message instanceof messages.DataRowMessage)
      .map((row) =>
        Object.fromEntries(
          fields.map((field, at) => [
            field.name,
            types.parseType(row.fields[at] ?? null, field.dataTypeID, parsers),
          ]),
        ),
      )
  }

  return async <T>(query: SQL): Promise<T[]> => {
    refuse()
    const { text, params } = write(query)
    const name = statementName(text)
    const run = async () => execute(name, known(name) ?? (await prepare(name, text)), params)
    return (await client._runExclusiveTransaction(run)) as T[]
  }
}
