import { serviceWords } from '@lintel/engine/content/services.ts'
import { serviceHead } from '@lintel/engine/render/head.ts'

export default () => serviceHead(serviceWords('consulting'))
