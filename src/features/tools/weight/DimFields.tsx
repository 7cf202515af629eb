import { ActionIcon, Button, Group, Input, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { steelIssueText } from '#contract/steel/issues.ts'
import { maxSteps, shapeDims, type DimName, type SteelIssue } from '#contract/steel/shapes.ts'
import { dimLabels } from '#shared/form/dim_labels.ts'
import { lang } from '#shared/i18n/language.ts'
import { NumberText } from '../NumberText.tsx'
import type { Tool } from '../use_tool.ts'
import classes from './Weight.module.css'
import { joinSteps, stepTexts, type WeightInputs, type WeightName } from './weight_inputs.ts'

type Props = { tool: Tool<WeightName>; inputs: WeightInputs }

/** Realistic values, shown as placeholders. */
const examples: Record<DimName, string> = {
  d: '320',
  a: '200',
  t: '300',
  w: '400',
  l: '1200',
  od: '500',
  id: '300',
  wt: '32',
  h: '150',
  s: '46',
  kg: '12500',
}

/** Returns a function that gives the message for an invalid dimension; undefined for a valid one. */
function useDimMessage(issues: Record<string, SteelIssue>) {
  const { t } = useLingui()
  return (name: string): string | undefined => {
    const issue = issues[name]
    if (issue === 'dim_not_number') return t`Must be a number such as 1,200.5`
    return issue && steelIssueText(issue, lang)
  }
}

/** Fields for the dimensions of the chosen shape. */
export function DimFields({ tool, inputs }: Props) {
  const { t } = useLingui()
  const message = useDimMessage(inputs.dimIssues)
  if (inputs.shape === 'stepped') return <StepFields tool={tool} inputs={inputs} />
  return shapeDims[inputs.shape].map((name) => (
    <NumberText
      key={name}
      id={name}
      label={t(dimLabels[name])}
      unit={name === 'kg' ? 'kg' : 'mm'}
      text={tool.texts[name]}
      onText={(text) => tool.set({ [name]: text })}
      placeholder={t`e.g. ${examples[name]}`}
      error={message(name)}
    />
  ))
}

/** Fields for the steps of a shaft from one end to the other; a pasted `φ420×800+φ680×2000` fills all of them. */
function StepFields({ tool, inputs }: Props) {
  const { t } = useLingui()
  const message = useDimMessage(inputs.dimIssues)
  const steps = stepTexts(tool.texts.steps)
  const emit = (next: typeof steps) => tool.set({ steps: joinSteps(next) })
  return (
    <Input.Wrapper
      className={classes.full}
      label={t`Steps from one end to the other`}
      labelElement="div"
      error={message('steps')}
    >
      <div className={classes.steps}>
        {steps.map((step, index) => (
          <div key={index} className={classes.step}>
            <Text size="sm" c="dimmed">
              {index + 1}
            </Text>
            {(['d', 'l'] as const).map((name) => (
              <NumberText
                key={name}
                id={`steps.${index}.${name}`}
                label={name === 'd' ? t`Diameter of step ${index + 1}` : t`Length of step ${index + 1}`}
                unit="mm"
                text={step[name]}
                onText={(text) =>
                  emit(steps.map((one, at) => (at === index ? { ...one, [name]: text } : one)))
                }
                placeholder={name === 'd' ? 'φ' : '×'}
                error={message(`steps.${index}.${name}`)}
              />
            ))}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={34}
              aria-label={t`Remove step ${index + 1}`}
              disabled={steps.length < 2}
              onClick={() => emit(steps.filter((_, at) => at !== index))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </div>
        ))}
      </div>
      <Group gap="md" mt={8} className={classes.noPrint}>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={steps.length >= maxSteps}
          onClick={() => emit([...steps, { d: '', l: '' }])}
        >
          <Trans>Add a step</Trans>
        </Button>
        <Text size="xs" c="dimmed">
          <Trans>A pasted line such as φ420×800+φ680×2000 fills all of them.</Trans>
        </Text>
      </Group>
    </Input.Wrapper>
  )
}
