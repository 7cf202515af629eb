import { Paper, Skeleton, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shapes, type Shape } from '#contract/steel/shapes.ts'
import { categoriesQuery } from '#shared/reference/reference.ts'
import { Count } from '#shared/ui/Count.tsx'
import { ShapeIcon } from '#shared/ui/ShapeIcon.tsx'
import { countTopCategories } from './category_counts.ts'
import { marketQuery } from './queries.ts'
import classes from './HomePage.module.css'

const shapeOf = (name: string | null): Shape => shapes.find((shape) => shape === name) ?? 'drawing'

/** Number of placeholder rows while the categories load, so that the page does not jump. */
const placeholderRows = 10

/** Links to the stock listings of each top-level category, with its number of postings. */
export function CategoryPanel() {
  const { t } = useLingui()
  const { data, isError } = useQuery(categoriesQuery)
  const categories = data?.category
  const { data: market } = useQuery(marketQuery)
  const rows = categories && countTopCategories(categories, market?.categories ?? [])
  return (
    <Paper withBorder component="nav" className={classes.categories} aria-label={t`Categories`}>
      {rows ? (
        rows.map(({ id, name, shape, count }) => (
          <Link key={id} to="/home/quotation" search={{ category: [id] }} className={classes.category}>
            <ShapeIcon shape={shapeOf(shape)} />
            <span className={classes.categoryName} title={name}>
              {name}
            </span>
            <Count of={market && count} className={classes.count} />
          </Link>
        ))
      ) : isError ? (
        <Text size="sm" c="dimmed" p="md">{t`You are offline`}</Text>
      ) : (
        Array.from({ length: placeholderRows }, (_, index) => (
          <Skeleton key={index} height={22} my={6} mx={12} w="auto" />
        ))
      )}
    </Paper>
  )
}
