import { counted } from '#common/counted'
import { pointsFor } from '#common/game/grade'
import { LOCK_MINUTES } from '#common/game/lock'
import { useSession } from '#web/session/session'
import { ButtonLink } from '#web/ui/Button'
import { DoubleBadge, PickResult } from '#web/ui/badges'
import { Screen } from '#web/ui/Screen'
import { urls } from '#web/urls'
import styles from './HowItWorks.module.css'
import { TryOne } from './TryOne'

const points = (count: number) => counted(count, 'point')
const [SINGLE, DOUBLE] = [pointsFor('WIN', { multiplier: 1 }), pointsFor('WIN', { multiplier: 2 })]

/** What groups argue about: the question, and its answer. */
const WHAT_IF = [
  ['I forget a game?', `${points(0)} for it. Nothing is picked for you.`],
  [
    'The spread moves after my pick?',
    'Everybody plays the number on the card, which says where it was. Until the lock you may change your pick.',
  ],
  ['A game goes to overtime?', 'Overtime counts, as in the final score.'],
  ['A final is corrected?', 'The points follow, and “What was changed”, below the picks and the boards, says so.'],
  ['A game is called off?', 'It counts for nobody. If it is put off, your pick waits.'],
  [
    'I miss a week, or join late?',
    'The season is all weeks added up, and none is dropped. Weeks before you joined are not yours to miss.',
  ],
  ['We tie?', 'You share the place, and the crown. Whoever has more correct picks is named first.'],
  [
    'The commissioners play, too?',
    'They see your picks when everybody does. What they change after that stands under “What was changed”.',
  ],
  ['A card says O/U?', 'How many points both teams together are expected to score. You do not pick that.'],
] as const

/** The game explained, with a card to try; also for visitors. */
export default function HowItWorks() {
  const session = useSession((state) => state.session)
  return (
    <Screen title="How it works" narrow>
      <div className={styles.text}>
        <p className={styles.lead}>
          Every week the commissioner puts up a handful of college football games. You pick one team in each. Most
          points win the week, and the right to talk about it.
        </p>

        <h2>Who beats the spread?</h2>
        <p>
          The spread makes an uneven game even: the favorite <b>gives</b> points (−), the other team <b>gets</b> them
          (+). So the question is never just who wins, it is who wins by enough. While a game is on, a team that would
          beat the spread at this score is <b>covering</b>.
        </p>
        <TryOne />

        <h2>What a pick is worth</h2>
        <ul className={styles.rows}>
          <li>
            <span>Your team beats the spread: {points(SINGLE)}.</span>
            <PickResult result="WIN" points={SINGLE} />
          </li>
          <li>
            <span>
              The same in a game marked <DoubleBadge of={{ multiplier: 2, void: false }} />: {points(DOUBLE)}.
            </span>
            <PickResult result="WIN" points={DOUBLE} />
          </li>
          <li>
            <span>
              Dead even, like a −7 favorite that wins by exactly 7: {points(pointsFor('PUSH', { multiplier: 1 }))},
              whichever team you had.
            </span>
            <PickResult result="PUSH" />
          </li>
          <li>
            <span>It falls short: {points(pointsFor('LOSS', { multiplier: 1 }))}. There is always next Saturday.</span>
            <PickResult result="LOSS" />
          </li>
        </ul>

        <h2>Change your mind, up to a point</h2>
        <p>
          Tap the other team whenever you like, until {LOCK_MINUTES} minutes after kickoff. Then the game locks and
          everybody sees everybody's pick. Before that nobody sees yours, not even your uncle.
        </p>

        <h2>Every tap is saved</h2>
        <p>
          The card says so, with the time. <b>Save</b> only makes sure that you have missed no game. No signal at the
          tailgate? Your pick waits on your phone and goes out when you are back, as long as that is before the lock.
        </p>

        <h2>What if…</h2>
        {WHAT_IF.map(([what, then]) => (
          <p key={what}>
            <b>{what}</b> {then}
          </p>
        ))}

        <p className={styles.ways}>
          {session ? (
            <ButtonLink to={urls.weeklyPicks} weight="primary">
              Make your picks
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to={urls.register} weight="primary">
                Sign up
              </ButtonLink>
              <ButtonLink to={urls.login}>Log in</ButtonLink>
            </>
          )}
        </p>
      </div>
    </Screen>
  )
}
