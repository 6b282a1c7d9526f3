import { type Job, jobSchema } from '#data/schemas/job.ts'
import { readRecord, recordNames } from './records.ts'
import { references } from './tokens.ts'

/** Every opening of `content/jobs/`, by the names of the files; often there is none. */
export function jobs(): Job[] {
  return recordNames('jobs').map((id) => ({
    id,
    ...readRecord(`content/jobs/${id}.yaml`, jobSchema, references),
  }))
}
