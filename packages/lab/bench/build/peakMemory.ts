import { writeFileSync } from 'node:fs'

/** Preloaded into another program (`node --import`), and writes its peak memory, in MB, where PEAK_MEMORY says. */
process.on('exit', () =>
  writeFileSync(process.env.PEAK_MEMORY ?? '', String(process.resourceUsage().maxRSS / 1024)),
)
