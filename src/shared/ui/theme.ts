import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import { lang } from '../i18n/language.ts'
import { fontsOf } from './fonts.ts'

/** Forge orange, the only accent colour, for actions. White text on shade 7 meets WCAG AA. */
const forge: MantineColorsTuple = [
  '#fff3eb',
  '#ffe3d1',
  '#fcc5a2',
  '#f9a46f',
  '#f58544',
  '#f07025',
  '#e8590c',
  '#c94a07',
  '#a83c05',
  '#7f2c02',
]
/** Graphite and steel neutrals. */
const steel: MantineColorsTuple = [
  '#f3f5f7',
  '#eaeef2',
  '#d5dbe1',
  '#b6bfc8',
  '#8d98a4',
  '#5f6b76',
  '#4e5964',
  '#3a444e',
  '#2b333b',
  '#1f262d',
]
/** Surfaces of the dark colour scheme, in the same graphite. */
const dark: MantineColorsTuple = [
  '#dde3e8',
  '#bcc5cd',
  '#9aa5af',
  '#7f8b96',
  '#45505a',
  '#38424b',
  '#2b333b',
  '#20272e',
  '#171c21',
  '#101418',
]
/** Colours of states; shade 7 is readable both as text on white and as background of white text. */
const green: MantineColorsTuple = [
  '#edf9f0',
  '#d8f1de',
  '#b0e2bc',
  '#84d097',
  '#5dbf76',
  '#43b060',
  '#2f9a4c',
  '#1f7a35',
  '#18642a',
  '#104a1e',
]
const red: MantineColorsTuple = [
  '#fff0ee',
  '#fedfdb',
  '#fbbcb4',
  '#f79488',
  '#f36e5f',
  '#ee5142',
  '#e63b2b',
  '#cf2a1b',
  '#ab2014',
  '#80150c',
]
const yellow: MantineColorsTuple = [
  '#fff8e1',
  '#feeebd',
  '#fbdd86',
  '#f8cb4c',
  '#f2b822',
  '#dba00b',
  '#b98204',
  '#8f6400',
  '#724f00',
  '#523900',
]
const blue: MantineColorsTuple = [
  '#eaf3fd',
  '#d6e6f9',
  '#aecdf1',
  '#82b2e9',
  '#5b9ae1',
  '#3f88dc',
  '#2a78cf',
  '#1763b6',
  '#114f93',
  '#0b3a6d',
]

/**
 * Props of all dialogs. The title bar must not be announced as a second page banner. Submit events must not leave the
 * dialog: in React's tree it is inside of the form that opened it, which would be submitted too.
 */
const dialog = {
  attributes: { header: { role: 'presentation' } },
  onSubmit: (event: { stopPropagation: () => void }) => event.stopPropagation(),
}

/** Selects what stands in a searchable input, so that the first letter replaces it instead of following it. */
const selectText = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
  if (!input.readOnly) input.select()
}

export const theme = createTheme({
  primaryColor: 'forge',
  primaryShade: 7,
  colors: { forge, steel, dark, green, red, yellow, blue },
  black: '#1f262d',
  defaultRadius: 6,
  fontFamily: fontsOf(lang),
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '32px' },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '24px', lineHeight: '1.35' },
      h2: { fontSize: '20px', lineHeight: '1.35' },
      h3: { fontSize: '17px', lineHeight: '1.4' },
      h4: { fontSize: '15px', lineHeight: '1.45' },
      h5: { fontSize: '14px', lineHeight: '1.45' },
    },
  },
  components: {
    Button: { defaultProps: { size: 'sm' } },
    // Below a toast, which would cover the title.
    Modal: { defaultProps: { ...dialog, yOffset: 64 }, styles: { title: { fontSize: 16, fontWeight: 650 } } },
    Drawer: { defaultProps: dialog },
    InputWrapper: { styles: { label: { marginBottom: 4 } } },
    Table: { styles: { table: { fontVariantNumeric: 'tabular-nums' } } },
    Select: { defaultProps: { onFocus: selectText, onClick: selectText } },
    // What a tooltip says, such as why a button is disabled, is also for the keyboard and for fingers.
    Tooltip: { defaultProps: { events: { hover: true, focus: true, touch: true } } },
  },
})

/** Text colours on light tints in the dark scheme; the library's are nearly white, so that red does not look red. */
const onTint = Object.fromEntries(
  ['forge', 'green', 'red', 'yellow', 'blue'].map((name) => [
    `--mantine-color-${name}-light-color`,
    `var(--mantine-color-${name}-3)`,
  ]),
)

/** Replaces Mantine's greys for secondary text, which are too pale for WCAG AA. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-steel-5)',
    '--mantine-color-placeholder': 'var(--mantine-color-steel-5)',
    '--mantine-color-anchor': 'var(--mantine-color-forge-8)',
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-default-hover': 'var(--mantine-color-steel-0)',
    '--mantine-color-default-border': 'var(--mantine-color-steel-2)',
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-default-hover': '#323b44',
    ...onTint,
  },
})
