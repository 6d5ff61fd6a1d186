export interface WordmarkProps {
  mark: string;
  name: string;
  compact?: boolean;
  /** A logo, shown instead of mark and name. */
  picture?: { src: string; width: number; height: number } | null;
}

/** Logo mark and name, or a logo. */
export function Wordmark({ mark, name, compact, picture }: WordmarkProps) {
  if (picture) {
    const { src, width, height } = picture;
    return <img src={src} width={width} height={height} alt={name} className="h-9 w-auto max-w-44 object-contain" />;
  }
  return (
    <span
      lang="en"
      dir="ltr"
      className="inline-flex max-w-full min-w-0 items-center gap-2 font-serif font-semibold text-ink"
    >
      <span
        aria-hidden="true"
        className="flex h-8 min-w-9.75 shrink-0 items-center justify-center rounded-badge bg-primary px-1.5 text-sm font-bold text-on-primary print:border"
      >
        {mark}
      </span>
      <span className={compact ? 'sr-only' : 'min-w-0 truncate text-lg'}>{name}</span>
    </span>
  );
}
