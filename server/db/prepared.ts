import { createHash } from 'node:crypto'
import { messages, protocol, types, type PGlite } from '@electric-sql/pglite'
import { Param, SQL, StringChunk } from 'drizzle-orm'
import pg from 'pg'

type Written = { text: string; params: unknown[] }

/** Text and values of SQL made of text, values and SQL alone; the query builder's own way takes three times as long. */
function write(query: SQL, into: Written = { text: '', params: [] }): Written {
  for (const chunk of query.queryChunks) {
    if (chunk instanceof StringChunk) into.text += chunk.value.join('')
    else if (chunk instanceof SQL) write(chunk, into)
    else into.text += `$${into.params.push(chunk instanceof Param ? chunk.value : chunk)}`
  }
  return into
}

/** Statements that a connection keeps; texts beyond are planned each time. */
const maxStatements = 300
const names = new Map<string, string>()

function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= maxStatements) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

const asText = (value: string): string => value
const { TIMESTAMPTZ, DATE } = pg.types.builtins
/** Times as text, as `rows` gives them. */
const pgTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format: 'text' | 'binary') =>
    id === TIMESTAMPTZ || id === DATE
      ? asText
      : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
}
export const preparedOnPg =
  (pool: pg.Pool) =>
  async <T>(query: SQL): Promise<T[]> => {
    const { text, params } = write(query)
    const result = await pool.query({ text, values: params, name: statementName(text), types: pgTypes })
    return result.rows as T[]
  }

type Statement = { parameterTypes: number[]; fields: messages.RowDescriptionMessage['fields'] }

/**
 * On the embedded engine `query` plans each time and crosses into WebAssembly six times; a named statement is planned
 * once, and its values, its execution and its end cross together (a fifth of the time). `refuse` throws inside an open
 * transaction, which holds the only connection.
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
    return made
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
    if (name === undefined) return (await client.query<T>(text, params, { parsers })).rows
    const run = async () => execute(name, statements.get(name) ?? (await prepare(name, text)), params)
    return (await client._runExclusiveTransaction(run)) as T[]
  }
}
