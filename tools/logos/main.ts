import { drawings } from './drawings'
import { fill } from './folder'

const FOLDER = 'web/public/logos'

const { drawn, left } = await fill(FOLDER, drawings())
console.log(`${drawn} logos drawn in ${FOLDER}`)
if (left.length > 0) console.log(`kept, because this program did not draw them: ${left.join(', ')}`)
