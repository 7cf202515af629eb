/** Requests and targets for the kinds that the access table leaves out, because spot postings represent them there. */
import { randomUUID } from 'node:crypto'
import { templateApis } from '#contract/postings/template_api.ts'
import type { Target, Targets } from './access_cases.ts'
import type { RawInput, TestApp } from './app.ts'
import type { Member, Person } from './factory.ts'
import { everyKind, marketOf, type TestedKind } from './kinds.ts'

/** Returns requests for the calls of every kind, by operation. */
export const kindRequests = (): Record<string, (target: Target) => RawInput> =>
  Object.assign({}, ...everyKind.map(requestsOf)) as Record<string, (target: Target) => RawInput>

function requestsOf({ kind, definition, values }: TestedKind): Record<string, (target: Target) => RawInput> {
  const byCode = ({ code }: Target) => ({ params: { code } })
  const template = () => ({ name: randomUUID(), values })
  // The platform's own postings are not reviewed, so they cannot be rejected.
  const decision = definition.postedBy === 'platform' ? 'take_down' : 'reject'
  return {
    [`POST /api/${kind}/`]: () => ({ body: values }),
    [`POST /api/${kind}/bulk/`]: () => ({ body: { rows: [{ key: randomUUID(), values }] } }),
    [`PUT /api/backend/${kind}/bulk_columns/`]: () => ({ body: { columns: { 材质: 'material' } } }),
    [`PUT /api/${kind}/:code/`]: (target) => ({ ...byCode(target), query: { revision: 1 }, body: values }),
    [`POST /api/${kind}/:code/:action/`]: ({ code }) => ({ params: { code, action: 'close' } }),
    [`POST /api/admin/${kind}/:code/approve/`]: (target) => ({ ...byCode(target), body: { revision: 1 } }),
    [`POST /api/admin/${kind}/approve/`]: ({ code }) => ({ body: { rows: [{ code, revision: 1 }] } }),
    [`POST /api/admin/${kind}/many/:action/`]: ({ code }) => ({
      params: { action: decision },
      body: { comment: 'Because', img_arr: [], rows: [{ code, revision: 1 }] },
    }),
    [`GET /api/admin/${kind}/matching/`]: () => ({ query: { action: decision } }),
    [`POST /api/admin/${kind}/:code/:action/`]: ({ code }) => ({
      params: { code, action: decision },
      body: { comment: 'Because', img_arr: [] },
    }),
    [`POST /api/backend/${kind}/template/`]: () => ({ body: template() }),
    [`PUT /api/backend/${kind}/template/:id/`]: ({ id }) => ({
      params: { id },
      body: { name: randomUUID() },
    }),
  }
}

/**
 * Returns the targets of operators' calls for every kind other than spot postings: the review of all kinds, and the
 * platform's own postings and templates, which every operator may change, whoever created them.
 */
export function kindTargets(app: TestApp, owner: Member): (path: string) => Targets | undefined {
  const { make, call } = app
  const made = new Map<string, Targets>()

  function targetsOf(tested: TestedKind): Targets {
    const { api, kind, definition, values } = tested
    const operator = make.operator([definition.adminPermission])
    const poster = async (): Promise<Person> => (definition.postedBy === 'platform' ? operator : owner)
    const market = operator.then((one) => marketOf(tested, app, one))
    const draft = async (of: Person) =>
      (await call(api.create, { body: values }, { token: of.token })).data.code
    const template = async (of: Person) => {
      const body = { name: randomUUID(), values }
      return (await call(templateApis[kind].saveTemplate, { body }, { token: of.token })).data.id
    }
    return {
      foreign: async () => {
        const of = await poster()
        return { code: await draft(of), id: await template(of) }
      },
      online: async () => ({ code: await (await market).publish(await poster()) }),
      hidden: async () => ({ code: await (await market).submit(await poster()) }),
    }
  }

  const reviewed = everyKind.filter(({ kind }) => kind !== 'quotation')
  return (path) => {
    const tested = reviewed.find(
      ({ kind, definition }) =>
        path.startsWith(`/api/admin/${kind}/`) ||
        (definition.postedBy === 'platform' &&
          !path.endsWith('/join/') &&
          (path.startsWith(`/api/${kind}/`) || path.startsWith(`/api/backend/${kind}/`))),
    )
    if (!tested) return undefined
    const targets = made.get(tested.kind) ?? targetsOf(tested)
    made.set(tested.kind, targets)
    return targets
  }
}
