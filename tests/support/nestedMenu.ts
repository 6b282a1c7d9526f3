/** The file of the menus, with own entries below the services, of which one has entries of its own. */
export const nestedMenu = (navigation: string) =>
  navigation.replace(
    /\n(?= {2}contact:)/,
    `
    - label: Training
      href: /specimens/threat-model
      entries:
        - { label: For engineers, href: /careers }
        - { label: For managers, href: /contact }
    - { label: Press, href: /cookies }
`,
  )
