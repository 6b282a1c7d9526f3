import { serviceWords } from '#content/services.ts'
import { serviceHead } from '#renderer/head.ts'

export default () => serviceHead(serviceWords('data-analytics'))
