import { contentIcons } from '#components/icons/content.ts'
import { Icon } from '#components/icons/Icon.tsx'
import { interfaceIcons } from '#components/icons/interface.tsx'
import { SvgIcon } from '#components/icons/SvgIcon.tsx'
import { socialIcons } from '#components/icons/social.ts'
import { PostCard } from '#components/sections/blog/PostGrid.tsx'
import { CaseStudyCard } from '#components/sections/case-studies.tsx'
import { Badge } from '#components/ui/Badge.tsx'
import { Button, ButtonLink, buttonSizes, buttonVariants } from '#components/ui/Button.tsx'
import { ClaimFigure } from '#components/ui/ClaimFigure.tsx'
import { CheckList } from '#components/ui/lists.tsx'
import { sourceNotes } from '#components/ui/Sources.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { caseStudies } from '#content/caseStudies.ts'
import { claims } from '#content/claims.ts'
import { pageWords } from '#content/pages.ts'
import type { StyleGuide } from '../styleGuide.ts'
import { shownStates } from '../styleGuide.ts'
import { Part } from './Part.tsx'

const isIcon = (size: string) => size.startsWith('icon')

/** Every variant in every state, then every variant in every size. */
export function Buttons() {
  return (
    <Part label="Buttons">
      <div className="guide-names">
        <table>
          <thead>
            <tr>
              {['variant', ...shownStates, 'disabled', 'as a link'].map((name) => (
                <th key={name} scope="col" className="label text-muted">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {buttonVariants.map((variant) => (
              <tr key={variant}>
                <th scope="row" className="text-small">
                  {variant}
                </th>
                {shownStates.map((state) => (
                  <td key={state}>
                    <Button variant={variant} data-state={state}>
                      Send
                    </Button>
                  </td>
                ))}
                <td>
                  <Button variant={variant} disabled>
                    Send
                  </Button>
                </td>
                <td>
                  <ButtonLink variant={variant} href="#main">
                    Send
                  </ButtonLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="guide-stack mt-6">
        {buttonVariants.map((variant) => (
          <div key={variant} className="guide-row">
            {buttonSizes.map((size) => (
              <Button
                key={size}
                variant={variant}
                size={size}
                aria-label={`${variant}, ${size}`}
                title={`${variant}, ${size}`}
              >
                {isIcon(size) ? <Icon id="arrow-right" className="size-5" /> : size}
              </Button>
            ))}
          </div>
        ))}
      </div>
    </Part>
  )
}

export function Badges() {
  return (
    <Part label="Badges, lists, figures and title blocks">
      <div className="guide-row">
        {(['neutral', 'accent', 'danger', 'success'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <CheckList className="mt-6" items={['An item behind a check mark', 'Another one']} />
      {Object.values(claims)
        .slice(0, 1)
        .map((claim) => (
          <div key={claim.subject} className="mt-6">
            <ClaimFigure claim={claim} />
          </div>
        ))}
      <div className="mt-6">
        <TitleBlock
          entries={[
            { label: 'Sheet', value: '2 of 4' },
            { label: 'Scale', value: 'Not to scale' },
            { label: 'Checked by', value: 'A person with a long name and a role' },
          ]}
        />
      </div>
    </Part>
  )
}

export function Cards({ posts }: StyleGuide) {
  return (
    <Part label="Cards">
      <ul className="guide-stack">
        {posts.map((post, index) => (
          <PostCard key={post.slug} post={post} index={index} />
        ))}
        {caseStudies()
          .slice(0, 1)
          .map((study, index) => (
            <CaseStudyCard
              key={study.title}
              study={study}
              index={index}
              notes={sourceNotes(study.claims)}
              {...pageWords('case-studies').list}
            />
          ))}
      </ul>
    </Part>
  )
}

const groups = { Content: contentIcons, Interface: interfaceIcons, Networks: socialIcons }

export function Icons() {
  return (
    <Part label="Icons">
      <div className="guide-stack">
        {Object.entries(groups).map(([group, icons]) => (
          <div key={group}>
            <h3 className="mb-4 font-semibold">{group}</h3>
            <ul className="guide-grid">
              {Object.entries(icons).map(([id, icon]) => (
                <li key={id} className="text-small text-muted">
                  <SvgIcon shapes={icon} className="size-8 text-text" />
                  {id}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Part>
  )
}
