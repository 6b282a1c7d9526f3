/** The file of the menus, with own entries in the header, of which one has entries of its own. */
export const nestedMenu = (navigation: string) =>
  navigation.replace(
    '\nfooter:',
    `  entries:
    - label: Training
      href: /specimens/threat-model
      entries:
        - { label: For engineers, href: /careers }
        - { label: For managers, href: /contact }
    - { label: Press, href: /cookies }

footer:`,
  )
