import type { ServiceDrawingId } from './schemas/service.ts'

/** The drawings of services, as small as an index of sheets shows them. */
export const serviceIcons = {
  'ai-systems': 'M5 12h30l-5 8H10zM10 20l5-8l5 8l5-8l5 8M12 20v13M28 20v13M6 33h28',
  'data-analytics': 'M5 16c10-6 20-6 30 0M5 24c10-6 20-6 30 0M5 32c10-6 20-6 30 0M20 6v24',
  cybersecurity: [[20, 20, 2], 'M7.6 16a13 13 0 1 1 0 8M26.3 17a7 7 0 1 0 0 6M3 20h7'],
  'digital-transformation':
    'M6 33V18a5 5 0 0 1 10 0v15M22 33V14h12v19M22 23h12M3 33h34M11 9q9-5 17 0l-1-4m1 4l-4 1',
  automation: [[12, 20, 7], 'M15 15l14 5M25 16h9v8h-9zM4 30h32'],
  consulting: [[20, 10, 3], 'M18.5 13L7 31M21.5 13L33 31M20 13v18M4 31h32'],
} as const satisfies Record<ServiceDrawingId, unknown>
