import { firefox } from './support/firefox.ts'
import { journeysIn } from './support/journeys.ts'

journeysIn(firefox)
