/** How an iPhone or iPad gets notifications. */
export function InstallSteps() {
  return (
    <>
      On an iPhone or iPad, first put CFB Picks on your Home Screen: in Safari tap <b>Share</b> (in newer versions
      behind <b>More{'\u00a0'}•••</b>), then <b>Add to Home Screen</b> (further down, or behind <b>View More</b>), open
      it from there and log in.
    </>
  )
}
