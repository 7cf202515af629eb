import { TagsInput } from '@mantine/core'
import { supplierLimits } from '#contract/good_business.ts'
import { inputProps, type WidgetProps } from '#shared/form/widget_props.ts'

/** A short list of products, each typed and closed with Enter or a comma. */
export function ProductsField(props: WidgetProps<string[]>) {
  const { value, onChange, error, inner } = props
  return (
    <TagsInput
      {...inputProps(props)}
      value={value ?? []}
      onChange={(next) => onChange(next.length > 0 ? next : null)}
      error={error ?? Object.values(inner ?? {})[0]}
      splitChars={[',', '，', '、', ';', '；']}
      maxTags={supplierLimits.products}
      acceptValueOnBlur
    />
  )
}
