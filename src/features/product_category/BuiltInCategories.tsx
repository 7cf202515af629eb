import { categories } from '#contract/reference/categories.ts'
import { lang } from '#shared/i18n/language.ts'
import { ShapeIcon } from '#shared/ui/ShapeIcon.tsx'
import classes from './BuiltIn.module.css'

/** The built-in tree of categories: each of the top level with those below it. */
export function BuiltInCategories() {
  return (
    <div className={classes.tree}>
      {categories
        .filter(({ parent_id }) => parent_id === null)
        .map((top) => (
          <section key={top.id}>
            <h2 className={classes.top}>
              <ShapeIcon shape={top.shape ?? 'drawing'} />
              {top[lang]}
            </h2>
            <ul className={classes.below}>
              {categories
                .filter(({ parent_id }) => parent_id === top.id)
                .map((one) => (
                  <li key={one.id}>{one[lang]}</li>
                ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
