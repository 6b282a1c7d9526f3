interface NoticeProps {
  title: string
  home: { label: string; href: string }
}

/** An empty answer in the site's frame; the edge writes its title and its body (see `packages/edge/site/noticePage.ts`). */
export function Notice({ title, home }: NoticeProps) {
  return (
    <section className="page-width grid min-h-[60svh] content-center pt-28 pb-16">
      <h1 data-notice-title className="text-h2">
        {title}
      </h1>
      <div data-notice-body className="edge-text mt-6 max-w-measure" />
      <p className="mt-8" data-print="hide">
        <a className="text-link" href={home.href}>
          {home.label}
        </a>
      </p>
    </section>
  )
}
