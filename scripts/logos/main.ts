import { drawings } from './drawings'
import { fill } from './folder'

const [folder = 'web/public/logos'] = process.argv.slice(2)
const { drawn, left } = await fill(folder, drawings())
console.log(`${drawn} logos drawn in ${folder}`)
if (left.length > 0) console.log(`left alone, for they are not ours: ${left.join(', ')}`)
