import { PostCard } from '#components/sections/blog/PostGrid.tsx'
import { CaseStudyCard } from '#components/sections/case-studies.tsx'
import { caseStudies } from '#content/caseStudies.ts'
import { pageWords } from '#content/pages.ts'
import type { StyleGuide } from '../styleGuide.ts'
import { Part } from './Part.tsx'

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
              learnMore={pageWords('case-studies').list.learnMore}
              index={index}
            />
          ))}
      </ul>
    </Part>
  )
}
