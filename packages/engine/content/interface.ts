import type { InferOutput } from 'valibot'
import { type InterfaceName, interfaceSchemas } from '../schemas/interface/index.ts'
import { readRecord } from './records.ts'
import { references } from './tokens.ts'

/**
 * Words of what stands around pages and in them, from `content/interface/<name>.yaml`.
 * @throws RecordError, where the build and `npm run check -- content` would name what is wrong
 */
export function interfaceWords<Name extends InterfaceName>(
  name: Name,
): InferOutput<(typeof interfaceSchemas)[Name]> {
  return readRecord(`content/interface/${name}.yaml`, interfaceSchemas[name], references)
}
