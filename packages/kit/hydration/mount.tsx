import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates one island in one go. Loaded only with the first island of a page, as React comes with it.
 * @returns once React has taken over, so that events can be replayed at once.
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
