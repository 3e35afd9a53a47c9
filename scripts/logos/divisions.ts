/** How a field is parted into two tones, as the shapes of the second tone; from heraldry. */
export const DIVISIONS: readonly string[] = [
  'M256 0H512V512H256Z',
  'M512 0V512H0Z',
  'M256 250L512 420V512H0V420Z',
  'M0 340H512V512H0Z',
  'M256 -20L340 -20L172 532H88Z M424 -20H512V532H256Z',
  'M0 0H60V512H0Z M120 0H180V512H120Z M332 0H392V512H332Z M452 0H512V512H452Z',
  'M256 60L560 330V420L256 150L-48 420V330Z M256 240L560 510V600L256 330L-48 600V510Z',
  'M256 256L156 -40H356Z M256 256L552 156V356Z M256 256L156 552H356Z M256 256L-40 156V356Z',
]

/** Small charges below the letters, drawn about 0 0 and 96 wide at most. */
export const CHARGES: readonly string[] = [
  // The laces of the ball.
  '<path d="M-62 0H62M-40 -15V15M-13 -15V15M13 -15V15M40 -15V15" fill="none" stroke-width="11" stroke-linecap="round"/>',
  '<path d="M0 -36L9 -12L34 -11L14 5L21 29L0 15L-21 29L-14 5L-34 -11L-9 -12Z" stroke="none"/>',
  '<path d="M0 -18L56 12V34L0 4L-56 34V12Z" stroke="none"/>',
  '<path d="M0 -26L26 0L0 26L-26 0ZM-62 -15L-47 0L-62 15L-77 0ZM62 -15L77 0L62 15L47 0Z" stroke="none"/>',
  '<path d="M-60 -18H60V-4H-60ZM-38 8H38V22H-38Z" stroke="none"/>',
  '<path d="M-46 0Q0 -44 46 0Q0 44 -46 0Z" stroke="none"/>',
]
