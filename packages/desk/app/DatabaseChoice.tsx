import { request } from './request.ts'
import { useRequest } from './useRequest.ts'
import { useTask } from './useTask.ts'

export const useIsLive = () => useRequest(() => request('enquiries', 'isLive', {}))

interface Props {
  isLive: boolean | undefined
  onChange: () => void
}

/** Switches between the live database and the local one. */
export function DatabaseChoice({ isLive = false, onChange }: Props) {
  const { run, isRunning } = useTask()
  return (
    <label className="flex items-center gap-2 text-small">
      <span>Database</span>
      <select
        value={String(isLive)}
        disabled={isRunning}
        onChange={({ target }) =>
          run(async () => {
            await request('enquiries', 'chooseDatabase', { live: target.value === 'true' })
            onChange()
          })
        }
      >
        <option value="false">this machine</option>
        <option value="true">the live site</option>
      </select>
    </label>
  )
}
