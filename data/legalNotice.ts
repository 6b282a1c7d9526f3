import { site } from '#data/site.ts'

const { entity, address, form, seat, register, registerNumber, vatId, responsible } = site.legal

/** Whether there is a page of the legal notice: a firm that has not said who it is has nothing to show there. */
export const hasLegalNotice = entity !== null && address !== null

/** Who runs this site, as Article 5 of Directive 2000/31/EC asks of firms in the European Union. */
export const legalNotice = {
  title: 'Legal Notice',
  description: `Who runs this site: the registered name, address and contact details of ${site.name}.`,
  lead: 'Who runs this site, and how to reach them.',
  /** Without a value, a fact is left out. */
  facts: [
    { term: 'Registered name', value: entity },
    { term: 'Legal form', value: form },
    { term: 'Address', value: address },
    { term: 'Registered seat', value: seat },
    { term: 'Register', value: register },
    { term: 'Registration number', value: registerNumber },
    { term: 'VAT identification number', value: vatId },
    { term: 'Represented by, and responsible for the content', value: responsible },
  ],
  email: 'Email',
  phone: 'Phone',
}
