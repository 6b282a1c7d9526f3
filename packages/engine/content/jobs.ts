import { type Job, jobSchema } from '../schemas/job.ts'
import { readRecords } from './records.ts'
import { references } from './tokens.ts'

/** Every opening of `content/jobs/`, by the names of the files; often there is none. */
export function jobs(): Job[] {
  return readRecords('jobs', jobSchema, references)
}
