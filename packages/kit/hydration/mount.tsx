import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates one island. Loaded with the first island of a page, because it brings React.
 * @returns a promise that resolves once React has taken over, so that events can be replayed
 */
export function mountIsland(element: HTMLElement, Component: ComponentType, props: object, prefix: string) {
  return new Promise<void>((resolve, reject) => {
    flushSync(() => {
      hydrateRoot(
        element,
        <Committed onCommit={resolve}>
          <Component {...props} />
        </Committed>,
        {
          identifierPrefix: prefix,
          onUncaughtError: (error) => {
            console.error(error)
            reject(error)
          },
        },
      )
    })
  })
}

function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useLayoutEffect(onCommit, [onCommit])
  return children
}
