import { outOfDate } from '@lintel/engine/checks/claims.ts'
import { withTypographicTexts } from '@lintel/engine/checks/quotes.ts'
import { claims, claimsFile as file } from '@lintel/engine/content/claims.ts'
import { editYaml } from '@lintel/engine/content/editYaml.ts'
import { whyHidden } from '@lintel/engine/content/permissions.ts'
import { getCollection } from '@lintel/engine/content/store.ts'
import { parse, parseDocument } from '@lintel/engine/content/yaml.ts'
import { type Claim, claimsSchema } from '@lintel/engine/schemas/claim.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { slugOf } from '@lintel/rules/slugOf.ts'
import { isoDay } from '@lintel/rules/time.ts'
import { site } from '@site/data/site.ts'
import * as v from 'valibot'
import { isMap } from 'yaml'
import { valueSchema } from '../../records/changeSchema.ts'
import { type Use, usesOfClaims } from '../../records/claimUses.ts'
import { diagnose } from '../../records/diagnose.ts'
import { fieldOf } from '../../records/fields.ts'
import { nameOfFile } from '../../records/nameOfFile.ts'
import { action, DeskError } from '../../server/action.ts'
import { readText } from '../../server/files.ts'
import { nextSteps, save } from '../../server/history.ts'
import { stripMarks } from '../../server/marks.ts'

export interface ListedClaim extends Claim {
  id: string
  /** The person or team that is responsible. */
  answeredBy: string
  /** Why it must be reviewed, or null. */
  due: string | null
  /** Whether it blocks a build or a launch. */
  isWaiting: boolean
  uses: Use[]
}

export const actions = {
  list: action(v.object({}), () => {
    const uses = usesOfClaims()
    return {
      claims: Object.entries(claims).map(
        ([id, claim]): ListedClaim => ({
          id,
          ...claim,
          answeredBy: claim.owner ?? site.team,
          due: dueOf(claim),
          isWaiting: isWaiting(claim),
          uses: uses.get(id) ?? [],
        }),
      ),
      permissions: listPermissions(),
      field: fieldOf(claimsSchema.value),
      steps: nextSteps(),
    }
  }),

  /** The number of claims that block a build or a launch. */
  waiting: action(v.object({}), () => Object.values(claims).filter(isWaiting).length),

  /** @returns the id of the new claim, or the diagnostics of its fields */
  create: action(
    v.object({ name: v.string(), claim: v.record(v.string(), valueSchema) }),
    ({ name, claim }): { id: string; diagnostics: Diagnostic[] } => {
      const id = claimIdOf(name)
      const refused = (message: string, fix: string) => ({ id, diagnostics: [{ file, message, fix }] })
      if (id === '') return refused('it has no short name yet', 'write one or two words')
      if (Object.hasOwn(claims, id)) return refused(`there is a claim ${id}`, 'choose another short name')
      const { text, version } = readRegister()
      const value = withTypographicTexts(file, claim)
      const next = editYaml(text, { kind: 'set', path: [id], value })
      const own = `${id}.`
      const diagnostics = diagnose(file, next)
        .filter(({ field }) => `${field}.`.startsWith(own))
        .map((each) => ({ ...each, field: each.field?.slice(own.length) ?? '' }))
      if (diagnostics.length === 0) save(file, next, version, `new claim: ${id}`)
      return { id, diagnostics }
    },
  ),

  remove: action(v.object({ id: v.string() }), ({ id }) => {
    const { text, version } = readRegister()
    const used = new Set(
      usesOfClaims()
        .get(id)
        ?.map(({ name }) => name),
    )
    if (used.size > 0)
      throw new DeskError({
        file,
        field: id,
        message: `this claim is used in ${[...used].join(', ')}`,
        fix: 'say it without the claim there, then remove it here',
      })
    if (!Object.hasOwn(parse(text) as object, id))
      throw new DeskError(
        { file, field: id, message: `there is no claim ${id}`, fix: 'load the list again' },
        404,
      )
    save(file, editYaml(text, { kind: 'remove', path: [id] }), version, `removed claim: ${id}`)
  }),
}

/** Quotes and logos, with why no page shows them. */
function listPermissions() {
  const today = isoDay(Date.now())
  return (['quotes', 'clients'] as const).flatMap((folder) =>
    getCollection(folder).map(({ id, ...record }) => {
      const file = `content/${folder}/${id}.yaml`
      return {
        file,
        name: stripMarks(nameOfFile(file, record)),
        hidden: whyHidden(record, today) ?? null,
        until: record.until,
      }
    }),
  )
}

/** "Faster delivery", "faster-delivery" and "fasterDelivery" become "fasterDelivery". */
export const claimIdOf = (name: string) =>
  slugOf(name.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')).replaceAll(/-(.)/g, (_, letter: string) =>
    letter.toUpperCase(),
  )

/** @throws DeskError where the file cannot be parsed */
function readRegister() {
  const read = readText(file)
  const { errors, contents } = parseDocument(read.text)
  if (errors.length === 0 && isMap(contents)) return read
  throw new DeskError({
    file,
    message: 'the claims cannot be read as they are written now',
    fix: 'bring their last good version back, above',
  })
}

const isNew = ({ reviewed }: Claim) => reviewed === null

const isWaiting = (claim: Claim) => dueOf(claim) !== null && !(isNew(claim) && claim.illustrative)

function dueOf(claim: Claim): string | null {
  if (isNew(claim)) return 'has not been reviewed'
  return outOfDate(claim, isoDay(Date.now()))[0] ?? null
}
