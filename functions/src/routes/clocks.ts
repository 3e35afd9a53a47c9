import { readClocks } from '../feed/clocks'
import type { Handler } from './handler'

/** The clocks of a week's games under way, which the database stores only with every score. */
export const getClocks: Handler<'GET /clocks'> = ({ query }) => readClocks(query.week)
