import type { ReactNode } from 'react'
import { Island } from '#components/hydration/Island.tsx'
import ChatAssistant from '#components/islands/ChatAssistant.tsx'
import { previewWords } from '#data/interface.ts'
import { navigationLabels } from '#data/navigation.ts'
import { BackToTop } from './BackToTop.tsx'
import { ConsentPanel } from './ConsentPanel.tsx'
import { PartMissing } from './PartMissing.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

interface FrameProps {
  path: string
  /** True for pages that only an answer or an error leads to: what they show or their address may be personal. */
  isPersonal: boolean
  /** True where the build shows drafts: every page then says so. */
  isPreview: boolean
  children: ReactNode
}

/** What stands around every page. */
export function Frame({ path, isPersonal, isPreview, children }: FrameProps) {
  return (
    <>
      <a
        href="#main"
        className="skip-link sr-only z-50 rounded-sm bg-text text-background focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-3"
      >
        {navigationLabels.skipToContent}
      </a>
      {!isPersonal && <ConsentPanel />}
      <SiteHeader path={path} />
      {isPreview && (
        <p role="note" className="fixed bottom-3 left-3 z-50 rounded-sm bg-text px-4 py-3 text-background">
          {previewWords}
        </p>
      )}
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter isPersonal={isPersonal} />
      <BackToTop />
      <PartMissing />
      <Island when="interaction">
        <ChatAssistant />
      </Island>
    </>
  )
}
