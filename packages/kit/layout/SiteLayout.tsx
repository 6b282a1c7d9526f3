import type { Navigation } from '@lintel/engine/content/menus.ts'
import { navigationLabels, partMissing, previewStrings } from '@lintel/engine/content/strings.ts'
import { site } from '@site/data/site.ts'
import type { ReactNode } from 'react'
import { Island } from '../hydration/Island.tsx'
import { Icon } from '../icons/Icon.tsx'
import ChatAssistant from '../islands/ChatAssistant.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { ConsentPanel } from './ConsentPanel.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

interface SiteLayoutProps {
  path: string
  navigation: Navigation
  /** True for pages that only an answer or an error leads to: what they show or their address may be personal. */
  isPersonal: boolean
  /** True for a page that is dark in either theme. */
  isAlwaysDark: boolean
  /** True where the build shows drafts: every page then says so. */
  isPreview: boolean
  children: ReactNode
}

/** What stands around every page. */
export function SiteLayout({
  path,
  navigation,
  isPersonal,
  isAlwaysDark,
  isPreview,
  children,
}: SiteLayoutProps) {
  return (
    <>
      <a
        href="#main"
        className="skip-link sr-only z-50 rounded-sm bg-text text-background focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:p-3"
      >
        {navigationLabels.skipToContent}
      </a>
      {!isPersonal && <ConsentPanel />}
      <SiteHeader path={path} navigation={navigation} isAlwaysDark={isAlwaysDark} />
      {isPreview && (
        <p role="note" className="fixed bottom-3 left-3 z-50 rounded-sm bg-text px-4 py-3 text-background">
          {previewStrings}
        </p>
      )}
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter
        path={path}
        isPersonal={isPersonal}
        isAlwaysDark={isAlwaysDark}
        groups={navigation.footerGroups}
      />
      <BackToTop />
      <PartMissing />
      <Island when="interaction">
        <ChatAssistant />
      </Island>
    </>
  )
}

/** Appears beyond 300 px of scroll (see `behaviors/scrolling.ts`); a plain link, so it works without script too. */
function BackToTop() {
  return (
    <a
      href="#top"
      data-back-to-top
      aria-label={navigationLabels.backToTop}
      data-print="hide"
      className={buttonClass(
        { variant: 'secondary', size: 'icon' },
        'floating-to-top invisible fixed right-5 bottom-24 z-30 flex-col gap-0! rounded-full! text-[0.75rem] opacity-0 shadow-soft transition-[opacity,visibility] data-shown:visible data-shown:opacity-100',
      )}
    >
      <Icon id="arrow-up" className="size-4" />
      {navigationLabels.top}
    </a>
  )
}

/**
 * Shown where a visitor touches a part of the page whose code could not be loaded (`hydration/recover.ts`). Its link
 * leaves the page as it is, with what was typed.
 */
function PartMissing() {
  return (
    <p
      popover="auto"
      role="alert"
      data-part-missing
      className="m-auto max-w-sm border border-line bg-raised p-5 text-small text-text"
    >
      {partMissing}{' '}
      <a href={`mailto:${site.email.hello}`} className="text-link">
        {site.email.hello}
      </a>
      .
    </p>
  )
}
