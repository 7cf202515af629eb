import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { problems } from '#contract/problems.ts'
import { testApp } from '../../tests/support/app.ts'
import { contractEndpoints } from '../../tests/support/contract_endpoints.ts'
import { hasExample, schemaOf } from './openapi.ts'
import { bodyExamples, parameterExamples } from './openapi_examples.data.ts'

type Operation = {
  operationId: string
  summary: string
  description: string
  parameters: { name: string; in: string; schema: object; example?: unknown }[]
  responses: Record<string, { $ref?: string }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, { description: string }> }
}

const { app } = await testApp()
const document = (await app.inject('/api/openapi.json')).json<Document>()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
  ),
)

test('docs/openapi.json matches the mounted endpoints (npm run openapi writes it)', async () => {
  await expect(`${JSON.stringify(document, null, 1)}\n`).toMatchFileSnapshot('../../docs/openapi.json')
})

test.each(operations)('%s documents its purpose, its access and its refusals', (_, operation) => {
  expect(operation.summary).toMatch(/^[A-Z0-9].{8,}/)
  expect(operation.description).toMatch(/^Access: `[\w.]+`$/)
  const referred = Object.entries(operation.responses).flatMap(([status, { $ref }]) =>
    $ref === undefined ? [] : [[status, $ref.replace('#/components/responses/', '')]],
  )
  expect(referred.length).toBeGreaterThan(2)
  for (const [status, name] of referred) {
    expect(name).toBe(status === 'default' ? 'Problem' : `Problem${status}`)
    expect(document.components.responses[name ?? '']?.description).toMatch(/\w/)
  }
})

test('operation names are unique, and every problem is documented with its status', () => {
  expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length)
  for (const [code, { status, en }] of Object.entries(problems))
    expect(document.components.responses[`Problem${status}`]?.description).toContain(`\`${code}\`: ${en}`)
})

test('the examples are valid', async () => {
  const endpoints = new Map<string, Endpoint>(
    (await contractEndpoints()).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
  )
  for (const [operation, body] of Object.entries(bodyExamples)) {
    const endpoint = endpoints.get(operation)
    expect([operation, endpoint && z.safeParse(endpoint.body, body).success]).toEqual([operation, true])
  }
  const shown = new Set<string>()
  for (const endpoint of endpoints.values()) {
    const partOf = (part: z.core.$ZodType) =>
      Object.entries((part._zod.def as { shape?: Record<string, z.core.$ZodType> }).shape ?? {})
    const parameters = [...partOf(endpoint.params), ...partOf(endpoint.query)]
    for (const [name, schema] of parameters.filter(([one, of]) => hasExample(one, schemaOf(of, 'output')))) {
      shown.add(name)
      const accepted = z.safeParse(schema, String(parameterExamples[name])).success
      expect([endpoint.path, name, accepted]).toEqual([endpoint.path, name, true])
    }
  }
  expect([...shown].sort()).toEqual(Object.keys(parameterExamples).sort())
})
