import type { ReactNode } from 'react'
import { Island } from '#components/hydration/Island.tsx'
import ChatAssistant from '#components/islands/ChatAssistant.tsx'
import { navigationLabels } from '#data/navigation.ts'
import { BackToTop } from './BackToTop.tsx'
import { ConsentPanel } from './ConsentPanel.tsx'
import { PartMissing } from './PartMissing.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** What stands around every page. */
export function Frame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="skip-link sr-only z-50 rounded-sm bg-text text-background focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-3"
      >
        {navigationLabels.skipToContent}
      </a>
      <ConsentPanel />
      <SiteHeader path={path} />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter />
      <BackToTop />
      <PartMissing />
      <Island when="interaction">
        <ChatAssistant />
      </Island>
    </>
  )
}
