/** How an iPhone or iPad gets notifications. */
export function InstallSteps() {
  return (
    <>
      On an iPhone or iPad, first put CFB Picks on your Home Screen: tap <b>Share</b> (in newer versions of Safari
      behind <b>More{'\u00a0'}•••</b>), then <b>Add to Home Screen</b>, open it from there and log in.
    </>
  )
}
