/** What the key of `$mod` is called on this device. */
export function modifierKey(): '⌘' | 'Ctrl' {
  return /Mac|iPhone|iPad|iPod/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
