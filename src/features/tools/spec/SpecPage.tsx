import { Button, Group, Select, Textarea } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useDeferredValue } from 'react'
import { shapes, type Shape } from '#contract/steel/shapes.ts'
import { shapeNames } from '#contract/steel/spec_line.ts'
import { lang } from '#shared/i18n/language.ts'
import type { Address } from '../address.ts'
import { ToolFrame } from '../ToolFrame.tsx'
import tools from '../Tools.module.css'
import { useTool } from '../use_tool.ts'
import classes from './Spec.module.css'
import { SpecResults } from './SpecResults.tsx'
import { answersByLine, answersByNumber, maxLinkText, specReaders, type SpecName } from './spec_inputs.ts'

/** Lines as traders write them; one of them is ambiguous. */
const example = [
  '42CrMo 锻圆 φ320*6150 调质 2支',
  'H13 block 300x400x2000 annealed 3 pcs',
  '20# 无缝管 219*32*7700 5支',
  '4495/3850*175 42CrMo4',
  '178*32',
  'F22 OD1250/ID900/H300 +NT UT',
].join('\n')

/** Tool that shows for each typed or pasted line what was read, what was not, and what the person has to decide. */
export function SpecPage({ address }: { address: Address<SpecName> }) {
  const { t } = useLingui()
  const tool = useTool('/home/tools/spec', address, specReaders)
  const { texts, set } = tool
  const shown = useDeferredValue(texts)
  const labels: Record<SpecName, string> = {
    text: t`Lines`,
    shape: t`Shape of all lines`,
    as: t`Shapes to choose from`,
  }

  const setText = (text: string) =>
    set((now) => ({ text, as: answersByNumber(text, answersByLine(now.text, now.as)) }))
  const answer = useCallback(
    (line: string, shape: Shape) =>
      set((now) => ({
        as: answersByNumber(now.text, new Map([...answersByLine(now.text, now.as), [line, shape]])),
      })),
    [set],
  )

  return (
    <ToolFrame
      tool="spec"
      lead={
        <Trans>
          See how the market reads a line: shape, dimensions, grade, weight, and what is still open.
        </Trans>
      }
      rejected={tool.rejected.map(({ name, text }) => ({ label: labels[name], text }))}
      onDismiss={tool.dismiss}
    >
      <div className={classes.columns}>
        <section className={`${tools.box} ${classes.input}`}>
          <Textarea
            id="text"
            label={labels.text}
            description={t`One piece per line, typed or pasted`}
            value={texts.text}
            onChange={(event) => setText(event.currentTarget.value)}
            placeholder={t`e.g.\n${example}`}
            autosize
            minRows={9}
            maxRows={18}
            spellCheck={false}
            autoComplete="off"
            classNames={{ input: classes.lines }}
          />
          {texts.text.length > maxLinkText && (
            <p className={classes.note} role="status">
              <Trans>Too long for a link: the address leaves these lines out.</Trans>
            </p>
          )}
          <Select
            id="shape"
            label={labels.shape}
            data={shapes.map((shape) => ({ value: shape, label: shapeNames[shape][lang] }))}
            value={texts.shape || null}
            onChange={(shape) => set({ shape: shape ?? '' })}
            placeholder={t`Read from each line`}
            clearable
            clearButtonProps={{ 'aria-label': t`Read from each line` }}
          />
          <Group gap={8} className={tools.noPrint}>
            <Button variant="default" size="compact-sm" onClick={() => setText(example)}>
              <Trans>Show an example</Trans>
            </Button>
            <Button
              variant="default"
              size="compact-sm"
              disabled={texts.text === ''}
              onClick={() => set({ text: '', as: '' })}
            >
              <Trans>Clear</Trans>
            </Button>
          </Group>
        </section>
        <section className={classes.results} aria-label={t`What was read`}>
          <SpecResults texts={shown} onAnswer={answer} />
        </section>
      </div>
    </ToolFrame>
  )
}
