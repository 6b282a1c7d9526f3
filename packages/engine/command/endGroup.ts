/**
 * Ends a detached child process and everything it started. Does nothing if they have already ended. It calls
 * `process.kill` because procps-ng 4.0.2 reads `kill -KILL -16422` as a signal to every process.
 * @param leader pid of the child, which leads the process group
 * @throws RangeError for 0, 1 and invalid pids, which would signal this process's own group or every process
 */
export function endGroup(leader: number | undefined, signal: NodeJS.Signals = 'SIGKILL') {
  if (leader === undefined || !Number.isInteger(leader) || leader <= 1)
    throw new RangeError(
      `No group of processes is led by ${leader}: pass the pid of a child that was spawned.`,
    )
  try {
    process.kill(-leader, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
