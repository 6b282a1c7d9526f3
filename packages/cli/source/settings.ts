import { editYaml } from '@lintel/engine/content/editYaml.ts'
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { parseDocument } from 'yaml'

export type Literal = string | number | boolean | null

/**
 * Replaces values in a YAML or JSON file and keeps comments, order and everything else.
 * @param values new values by path: "email.hello", or "send_email.0.name" in a list
 * @throws Error if the file has no such setting
 */
export function setLiterals(file: string, source: string, values: ReadonlyMap<string, Literal>): string {
  const set = file.endsWith('.yaml') ? setInYaml : setInJson
  return [...values].reduce((text, [setting, value]) => {
    const edited = set(text, setting.split('.'), value)
    if (edited === undefined) throw new Error(`${file} has no setting "${setting}".`)
    return edited
  }, source)
}

function setInYaml(source: string, path: string[], value: Literal): string | undefined {
  return parseDocument(source).hasIn(path) ? editYaml(source, { kind: 'set', path, value }) : undefined
}

function setInJson(source: string, path: string[], value: Literal): string | undefined {
  const tree = parseTree(source)
  // Entries of lists are found by their numbers, properties by their names.
  const setting = path.reduce<Node | undefined>(
    (node, name) => node && findNodeAtLocation(node, [node.type === 'array' ? Number(name) : name]),
    tree,
  )
  return (
    setting &&
    source.slice(0, setting.offset) + JSON.stringify(value) + source.slice(setting.offset + setting.length)
  )
}
