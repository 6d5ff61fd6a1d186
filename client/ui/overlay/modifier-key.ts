/** Label of the `$mod` key on this device. */
export function modifierKey(): '⌘' | 'Ctrl' {
  return /Mac|iPhone|iPad|iPod/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
