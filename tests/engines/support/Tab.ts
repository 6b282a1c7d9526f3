/** What a driver of an engine can do with its one tab; `visitor.ts` builds what a visitor does from it. */
export interface Tab {
  /** @param address with its origin */
  open: (address: string) => Promise<void>
  /** @param script an expression; the result must survive JSON */
  evaluate: (script: string) => Promise<unknown>
  /**
   * The element that an expression gives.
   * @throws Error when it gives none
   */
  element: (script: string) => Promise<{ click: () => Promise<void>; type: (text: string) => Promise<void> }>
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>
  /** @param width of what the page is shown in, in CSS px */
  resize: (width: number, height: number) => Promise<void>
  /** Errors in the console since the tab was opened, uncaught ones included. */
  errors: () => string[]
  close: () => Promise<void>
}

export interface Engine {
  name: string
  /** Undefined where it is installed; otherwise what is missing. */
  missing: string | undefined
  launch: () => Promise<Tab>
}
