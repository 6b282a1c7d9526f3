import { isoDay } from '@lintel/rules/time.ts'
import { showsDrafts } from './drafts.ts'

/**
 * The time (ms since 1970) for which pages are made. A build is of one time, which `buildOrExit` sets: its threads would
 * otherwise disagree about what has become due meanwhile.
 */
export const now = () => Number(process.env.BUILD_TIME ?? Date.now())

/** The day (UTC, YYYY-MM-DD) of that time. */
export const today = () => isoDay(now())

/** Whether what is not yet due, or has ended, is shown too: in development and in previews. */
export const showsEverything = () => showsDrafts || process.env.NODE_ENV === 'development'
