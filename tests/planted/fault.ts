/** What a fault planted on purpose is: one changed line of the product, and the test that has to notice it. */
export type Area =
  | 'access'
  | 'business rules'
  | 'stored data'
  | 'device data'
  | 'outbox'
  | 'poll'
  | 'worker caches'
  | 'forms'
  | 'texts'
  | 'formats'
  | 'dialogs'
  | 'navigation'
  | 'layout'
  | 'accessibility'

export type Fault = {
  /** Unique, for `--only`. */
  name: string
  area: Area
  /** Path from the project's folder on. */
  file: string
  /** Part of one line that occurs exactly once in the file. */
  from: string
  to: string
  /** The test that has to go red; its title without the names of the groups around it. */
  test: { file: string; title: string }
}
