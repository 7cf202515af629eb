/** Pairs “traditional simplified”, separated by bars; of several simplified ones the usual one stands first. */
declare module 'opencc-js/dict/TSCharacters' {
  const pairs: string
  export default pairs
}
