import { quantityText } from '#contract/figures.ts'
import type { Lang } from '#contract/enums.ts'
import { kindNames } from '#contract/kind_names.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { RaiseRowValues } from '#contract/postings/row_values.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { categoryName } from '#contract/reference/categories.ts'
import { millName } from '#contract/reference/mills.ts'
import { deliveryStateLabels } from '#contract/steel/delivery_states.ts'
import { shapeNames, specLine } from '#contract/steel/spec_line.ts'
import { readDetail } from '#server/features/postings/detail_store.ts'
import { platformCode } from '#server/features/postings/poster_store.ts'
import { maySeeDetail } from '#server/features/postings/rules.ts'
import { detailFor, readerOf } from '#server/features/postings/visibility_rules.ts'
import { regions } from '#server/reference/regions.ts'
import { otherLang } from './address.ts'
import type { Asked, Content, PublicPage } from './content.ts'
import { dayText, priceText, weightText } from './figures.ts'
import { html } from './html.ts'
import { factList, link, postingPath, weightOf, type Fact } from './parts.ts'
import { picturePath } from './picture_path.ts'
import { postingData } from './posting_data.ts'
import { characterNames, forgeTypeNames, stateNames, texts } from './texts.ts'

export type Shown = Omit<PostingDetail, 'can' | 'refused'>

/** The posting as a visitor's call of its detail answers it; undefined if that finds nothing. */
export async function readShown(
  definition: PostingDefinition,
  { deps, lang, now, code }: Pick<Asked, 'deps' | 'lang' | 'now'> & { code: string },
): Promise<Shown | undefined> {
  const found = await readDetail(deps.database.orm, {
    kind: definition.kind,
    isOffer: definition.side === 'seller',
    code,
    reader: { accountId: null, tenantId: null, sees: readerOf(null, definition) },
    lang,
    now,
  })
  const facts = found && {
    state: found.detail.state,
    tenant_id: found.tenantId,
    submitted_at: found.submittedAt,
  }
  if (!facts || !maySeeDetail(null, facts, definition.adminPermission)) return undefined
  return detailFor(found.detail, { isOwn: false, actor: null }, definition)
}

/** What a visitor reads of a posting, in the order of its page. */
function factsOf(shown: Shown, lang: Lang): Fact[] {
  const { shape, dims, material, company, extras } = shown
  const { spec, lengths, target_t: target, joined_t: joined } = extras as RaiseRowValues
  const kg = weightOf(shown)
  return [
    [texts.number[lang], shown.code],
    [texts.state[lang], shown.state !== 'online' && stateNames[shown.state]?.[lang]],
    [texts.category[lang], shown.category_id !== null && categoryName(shown.category_id, lang)],
    [texts.grade[lang], material],
    [texts.shape[lang], shape && shapeNames[shape][lang]],
    [texts.dimensions[lang], shape && dims ? specLine(shape, dims, lang) : spec],
    [texts.lengths[lang], lengths],
    [texts.deliveryState[lang], shown.delivery_state && deliveryStateLabels[shown.delivery_state][lang]],
    [texts.character[lang], shown.character && characterNames[shown.character][lang]],
    [texts.forgeType[lang], shown.forge_type && forgeTypeNames[shown.forge_type][lang]],
    [
      texts.quantity[lang],
      shown.quantity !== null && quantityText(shown.quantity, shown.quantity_unit, lang),
    ],
    [texts.weight[lang], kg !== null && weightText(kg)],
    [texts.target[lang], target ? weightText(target * 1000) : null],
    [texts.joined[lang], joined ? weightText(joined * 1000) : null],
    [texts.price[lang], priceText(shown, lang)],
    [texts.place[lang], shown.region_id !== null && regions.label(shown.region_id, lang)],
    [texts.mill[lang], shown.mill && millName(shown.mill, lang)],
    [texts.certificate[lang], shown.certificate_type],
    [
      texts.company[lang],
      company.code && company.code !== platformCode
        ? link(`/home/company/${company.code}`, company.name, lang)
        : company.name,
    ],
    [texts.published[lang], shown.published_time && dayText(shown.published_time, lang)],
    [texts.validUntil[lang], shown.state === 'online' && shown.expires_at && dayText(shown.expires_at, lang)],
  ]
}

function contentOf(shown: Shown, { lang, site }: Asked): Content {
  const { kind, titles } = shown
  const section = kindNames[kind][lang]
  const listPath = `/home/${kind}`
  const other = titles[otherLang(lang)]
  const facts = factsOf(shown, lang)
  const remarks = shown.values['description']
  const told = facts.flatMap(([, value]) =>
    typeof value === 'string' && value !== shown.code ? [value] : [],
  )
  return {
    title: [shown.title, section],
    description: shown.withheld
      ? `${shown.title} · ${section}. ${texts.members[lang]}`
      : [shown.title, ...told].join(' · '),
    path: postingPath(shown),
    trail: [{ name: section, path: listPath }],
    type: 'product',
    picture: picturePath(shown),
    data: shown.withheld ? [] : [postingData(shown, lang, site)],
    isUnlisted: shown.withheld !== undefined,
    facts: html`<article>
      <h1>${titles[lang]}</h1>
      ${other !== titles[lang] && html`<p lang="${otherLang(lang)}">${other}</p>`} ${factList(facts)}
      ${shown.withheld && html`<p>${texts.members[lang]}</p>`}
      ${
        typeof remarks === 'string' &&
        html`<h2>${texts.remarks[lang]}</h2>
          <p>${remarks}</p>`
      }
    </article>`,
  }
}

/** The page of one posting of a kind. */
export const postingPage = (definition: PostingDefinition): PublicPage => ({
  path: `/home/${definition.kind}/:code`,
  read: async (asked) => {
    const shown = await readShown(definition, { ...asked, code: asked.params['code'] ?? '' })
    return shown && contentOf(shown, asked)
  },
})
