/** Keys of a shortcut: `⌘ K`. */
export function KeyCap({ keys }: { keys: readonly string[] }) {
  return (
    <span dir="ltr" className="inline-flex shrink-0 gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="flex h-6 min-w-6 items-center justify-center rounded-badge border border-line-strong bg-sunken px-1.5 font-sans text-xs font-medium text-ink-2"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}

/** Label of the `$mod` key on this device. */
export function modifierKey(): '⌘' | 'Ctrl' {
  return /Mac|iPhone|iPad|iPod/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
