import { Paper, Text, Title, UnstyledButton } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Fragment, Suspense } from 'react'
import type { FieldErrors } from '#contract/validation.ts'
import formClasses from '#shared/form/form.module.css'
import { errorsOf } from '#shared/form/show_field_errors.ts'
import { HelpLink } from '#features/help/index.ts'
import { fieldOf, type FieldGroup, type PostingView } from '../define_view.ts'
import { applies, filledCount, type FormValues } from './form_values.ts'
import { PostingField } from './PostingField.tsx'
import classes from './PostingForm.module.css'
import { useOfferedFields } from './use_offered_fields.ts'
import type { PostingKindEntry } from '../registry.ts'

type Props = {
  entry: PostingKindEntry
  group: FieldGroup
  values: FormValues
  errors: FieldErrors
  required: ReadonlySet<string>
  isOpen: boolean
  onToggle: () => void
  onEdit: (name: string, value: unknown) => void
  onPending: (name: string, count: number, onlyHere: number) => void
}

const spans: Partial<Record<string, string>> = {
  textarea: formClasses.full,
  photos: formClasses.full,
  files: formClasses.full,
  pieces: formClasses.full,
  heats: formClasses.full,
  tiers: formClasses.full,
  multi: formClasses.wide,
}
/** Widgets whose cells take part in the group's own grid. */
const isSpread = (widget: string) => widget === 'dims'
const relatedField: Partial<Record<string, string>> = {
  dims: 'shape',
  standards: 'material',
  pieces: 'photos',
  heats: 'heat_no',
}
/** The field that a widget depends on besides. */
const secondField: Partial<Record<string, string>> = { heats: 'certificate_files' }

/** A block of the form; a folded one shows how many fields are filled. Folded fields stay mounted so that their uploads go on. */
export function PostingFormGroup(props: Props) {
  const { entry, group, values, errors, required, isOpen, onToggle, onEdit, onPending } = props
  const { t } = useLingui()
  const { definition } = entry
  const view = entry.view as PostingView
  const isOffered = useOfferedFields()
  const joinedNames = new Set(Object.values(view.joined))
  const shown = group.fields.filter(
    (name) => !joinedNames.has(name) && isOffered(name) && applies(view, name, values),
  )
  const count = filledCount(group, view, values)
  // A field that is alone in its group needs no label beside the group's title.
  const isSolo = shown.length === 1 && !group.folded
  const wrong = group.fields.filter((name) => {
    const { error, inner } = errorsOf(errors, name)
    return error || inner
  }).length
  const help = group.help && <HelpLink page={group.help} about={t(group.title)} />
  return (
    <Paper withBorder component="section" className={classes.group} aria-label={t(group.title)}>
      {group.folded ? (
        <UnstyledButton className={classes.fold} onClick={onToggle} aria-expanded={isOpen}>
          {isOpen ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
          <Title order={2} size="h5">
            {t(group.title)}
          </Title>
          <Text size="sm" c={wrong > 0 ? 'red' : 'dimmed'} ml="auto">
            {wrong > 0
              ? t`${plural(wrong, { one: '# field to correct', other: '# fields to correct' })}`
              : count > 0
                ? t`${plural(count, { one: '# filled', other: '# filled' })}`
                : t`Optional`}
          </Text>
        </UnstyledButton>
      ) : (
        <div className={classes.groupHead}>
          <Title order={2} size="h5">
            {isSolo && required.has(shown[0]!) && <span className={classes.star}>* </span>}
            {t(group.title)}
          </Title>
          {help}
        </div>
      )}
      <div hidden={group.folded && !isOpen} className={isSolo ? classes.solo : classes.body}>
        {group.folded && help && <div className={classes.foldHelp}>{help}</div>}
        <div className={formClasses.grid}>
          {shown.map((name) => {
            const { widget } = fieldOf(definition, name)
            const joined = view.joined[name]
            // The unit is chosen in the same input, so a wider one is needed to show the whole number.
            const span = joined && widget === 'number' ? formClasses.wide : spans[widget]
            const relatedName = relatedField[widget]
            const secondName = secondField[widget]
            const field = (
              <PostingField
                entry={entry}
                name={name}
                value={values[name]}
                joinedValue={joined && values[joined]}
                joinedError={joined && errors[joined]}
                relatedValue={relatedName && values[relatedName]}
                secondValue={secondName && values[secondName]}
                required={required.has(name)}
                onEdit={onEdit}
                onPending={onPending}
                {...errorsOf(errors, name)}
              />
            )
            const Beside = view.slots?.besideField?.[name]
            return (
              <Fragment key={name}>
                {isSpread(widget) ? field : <div className={span}>{field}</div>}
                {Beside && (
                  <div className={formClasses.full}>
                    <Suspense fallback={null}>
                      <Beside values={values} />
                    </Suspense>
                  </div>
                )}
              </Fragment>
            )
          })}
        </div>
      </div>
    </Paper>
  )
}
