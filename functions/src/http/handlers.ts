import { accountHandlers } from '../routes/account'
import { authHandlers } from '../routes/auth'
import { fixPickHandlers } from '../routes/fix-pick'
import type { Handlers } from '../routes/handler'
import { healthHandlers } from '../routes/health'
import { leaderboardHandlers } from '../routes/leaderboards'
import { lineHandlers } from '../routes/lines'
import { memberHandlers } from '../routes/members'
import { minigameHandlers } from '../routes/minigames'
import { pickHandlers } from '../routes/picks'
import { seasonHandlers } from '../routes/season'
import { slateHandlers } from '../routes/slate'
import { spreadHandlers } from '../routes/spreads'
import { userHandlers } from '../routes/users'
import { weekDeskHandlers } from '../routes/week-desk'
import { weekHandlers } from '../routes/weeks'

/** The handler of every route of the table. The type makes sure that none is missing. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...authHandlers,
  ...fixPickHandlers,
  ...healthHandlers,
  ...leaderboardHandlers,
  ...lineHandlers,
  ...memberHandlers,
  ...minigameHandlers,
  ...pickHandlers,
  ...seasonHandlers,
  ...slateHandlers,
  ...spreadHandlers,
  ...userHandlers,
  ...weekDeskHandlers,
  ...weekHandlers,
}
