import { journeysIn } from './support/journeys.ts'
import { webkit } from './support/webkit.ts'

journeysIn(webkit)
