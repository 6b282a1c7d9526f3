import type { ServiceDrawingId } from './schemas/service.ts'

/** The drawings of services, as small as an index of sheets shows them: all from one edge and down to one ground. */
export const serviceIcons = {
  'ai-systems': ['M4 12h30l-5 8H9zM11 20v13M27 20v13M4 33h30', 'M9 20l5-8l5 8l5-8l5 8'],
  'data-analytics': ['M4 17c10-6 20-6 30 0M4 25c10-6 20-6 30 0M4 33c10-6 20-6 30 0', 'M19 7v26'],
  cybersecurity: [[21, 20, 2], 'M8.6 16a13 13 0 1 1 0 8M27.3 17a7 7 0 1 0 0 6', 'M4 20h7'],
  'digital-transformation': [
    'M7 33V18a5 5 0 0 1 10 0v15M23 33V14h12v19M23 23h12M4 33h33',
    'M12 9q9-5 17 0l-1-4m1 4l-4 1',
  ],
  automation: [[12, 23, 7], 'M25 19h9v8h-9zM4 33h32', 'M15 18l14 5'],
  consulting: [[20, 12, 3], 'M18.5 15L7 33M21.5 15L33 33M4 33h32', 'M20 15v18'],
} as const satisfies Record<ServiceDrawingId, unknown>
