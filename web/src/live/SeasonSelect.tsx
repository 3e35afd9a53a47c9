import type { SeasonAsked, SeasonChoices } from './seasonAddress'

interface Props {
  choices: SeasonChoices
  onChoose: (season: SeasonAsked) => void
}

/** Chooses a season; nothing while there is only one. */
export function SeasonSelect({ choices: { season, all, options }, onChoose }: Props) {
  if (options.length < 2) return null
  return (
    <select
      className="chooser"
      aria-label="Season"
      value={all ? 'all' : season}
      onChange={({ target: { value } }) => onChoose(value === 'all' ? value : Number(value))}
    >
      {options.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}
