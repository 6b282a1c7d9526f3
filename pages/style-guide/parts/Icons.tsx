import { contentIcons } from '#components/icons/content.tsx'
import { interfaceIcons } from '#components/icons/interface.tsx'
import { SvgIcon } from '#components/icons/SvgIcon.tsx'
import { socialIcons } from '#components/icons/social.tsx'
import { Part } from './Part.tsx'

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
                  <SvgIcon className="size-8 text-text">{icon}</SvgIcon>
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
