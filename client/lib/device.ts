/** True on phones and tablets by their user agent, as the checkout is told. */
export function isMobileDevice(): boolean {
  return /iPhone|iPad|iPod|Android/.test(navigator.userAgent);
}
