/** Whether the user agent is a phone or a tablet; the server stores it with the checkout. */
export function isMobileDevice(): boolean {
  return /iPhone|iPad|iPod|Android/.test(navigator.userAgent);
}
