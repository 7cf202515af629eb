import '@mantine/dates/styles.layer.css'
import { DateInput, type DateInputProps } from '@mantine/dates'
import 'dayjs/locale/zh-cn'
import { useLingui } from '@lingui/react/macro'
import { lang } from '../i18n/language.ts'
import { keepEnter } from './keep_enter.ts'
import { readDay } from './read_day.ts'

type Props = Omit<DateInputProps, 'value' | 'onChange'> & {
  value: string | null | undefined
  onChange: (day: string | null) => void
}

/** A day as YYYY-MM-DD (SPEC 5.31), typed or chosen from a calendar in the page's language. */
export function DayInput({ value, onChange, ...rest }: Props) {
  const { t } = useLingui()
  return (
    <DateInput
      value={value || null}
      onChange={onChange}
      dateParser={readDay}
      valueFormat="YYYY-MM-DD"
      placeholder={t`YYYY-MM-DD`}
      locale={lang === 'zh' ? 'zh-cn' : 'en'}
      firstDayOfWeek={1}
      monthLabelFormat={lang === 'zh' ? 'YYYY年M月' : 'MMMM YYYY'}
      monthsListFormat={lang === 'zh' ? 'M月' : 'MMM'}
      yearLabelFormat={lang === 'zh' ? 'YYYY年' : 'YYYY'}
      previousLabel={t`Earlier`}
      nextLabel={t`Later`}
      highlightToday
      autoComplete="off"
      onKeyDown={keepEnter}
      {...rest}
    />
  )
}
