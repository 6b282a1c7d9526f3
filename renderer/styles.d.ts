/** Made by `stylesByPage.ts`: by Vike's name of a page's folder, its style sheet. */
declare module '*/styles.css?by-page&inline' {
  const styles: Record<string, string>
  export default styles
}
