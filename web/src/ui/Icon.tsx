const shapes = {
  check: 'M4 12.5 9.5 18 20 6.5l-2.3-2.1-8.3 9.2-3.2-3.2z',
  star: 'M12 2.5l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.6 6.8-.8z',
  crown: 'M3 7l4.8 4.6L12 4l4.2 7.6L21 7l-1.8 12H4.8z',
  ball: 'M17 4v16L5 12z',
  up: 'M12 6l8 12H4z',
  down: 'M12 18L4 6h16z',
  lock: 'M7 10V8a5 5 0 0 1 10 0v2h1.5v10h-13V10zm2.2 0h5.6V8a2.8 2.8 0 0 0-5.6 0z',
  close: 'M6.4 4.5 12 10.1l5.6-5.6 1.9 1.9-5.6 5.6 5.6 5.6-1.9 1.9-5.6-5.6-5.6 5.6-1.9-1.9 5.6-5.6-5.6-5.6z',
  menu: 'M3 6h18v2.4H3zm0 5h18v2.4H3zm0 5h18v2.4H3z',
  skip: 'M3 5l9 7-9 7zM12 5l9 7-9 7z',
  warn: 'M12 2.5 22.5 21h-21zM11 9v6h2V9zm0 7.5v2h2v-2z',
} as const

interface Props {
  shape: keyof typeof shapes
  /** In sixteenths of a rem: an icon grows with the letters. */
  size?: number
  /** What the icon means, for screen readers; without it the icon is decoration beside a word. */
  label?: string
  className?: string | undefined
}

/** A small icon in the colour of the text. */
export function Icon({ shape, size = 16, label, className }: Props) {
  const side = `${size / 16}rem`
  return (
    <>
      <svg
        aria-hidden="true"
        className={className}
        style={{ width: side, height: side }}
        viewBox="0 0 24 24"
        fill="currentColor"
      >
        <path d={shapes[shape]} fillRule="evenodd" />
      </svg>
      {label && <span className="unseen">{label}</span>}
    </>
  )
}
