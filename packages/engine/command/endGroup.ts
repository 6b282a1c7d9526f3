/**
 * Ends a process that was spawned detached, and all that it has started since. Does nothing where they have ended.
 * A signal goes out by `process.kill` alone: procps-ng 4.0.2 reads `kill -KILL -16422` as a signal to every process.
 * @param leader of the group: the pid of the child
 * @throws RangeError for 0, 1 and what is no pid, which would reach this process's own group or all processes
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
