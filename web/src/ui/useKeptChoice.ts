import { useState } from 'react'
import { playerStorage } from '#web/session/session'

/** A choice that is kept in this browser under `key`, at first the first one; and what chooses another. */
export function useKeptChoice<Choice extends string | number>(key: string, choices: readonly [Choice, ...Choice[]]) {
  const choiceOf = (text: string | null) => choices.find((choice) => String(choice) === text) ?? choices[0]
  const [chosen, setChosen] = useState(() => choiceOf(playerStorage.readText(key)))
  function choose(choice: string | number) {
    const found = choiceOf(String(choice))
    setChosen(found)
    playerStorage.writeText(key, String(found))
  }
  return [chosen, choose] as const
}
