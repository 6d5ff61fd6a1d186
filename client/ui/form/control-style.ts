import { cva } from 'class-variance-authority';

/** Styles of text inputs, selects and textareas. At least 16 px on phones: iOS zooms in on smaller text. */
export const controlStyle = cva(
  [
    'w-full min-w-0 rounded-control border border-line-strong bg-sheet text-ink transition-colors placeholder:text-ink-3',
    'hover:border-ink-2 read-only:bg-sunken disabled:cursor-not-allowed disabled:border-line disabled:bg-idle-soft disabled:text-idle',
    'data-[invalid]:border-2 data-[invalid]:border-seal aria-invalid:border-2 aria-invalid:border-seal',
  ],
  {
    variants: {
      size: { md: 'min-h-12 px-4 text-base', sm: 'min-h-11 px-3 text-base md:min-h-9 md:text-sm' },
    },
    defaultVariants: { size: 'md' },
  },
);

export type ControlSize = 'sm' | 'md';
