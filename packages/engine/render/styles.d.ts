/** `stylesByPage.ts` provides this module. */
declare module '*/styles.css?by-page&inline' {
  const styles: import('./stylesByPage.ts').StylesByPage
  export default styles
}
