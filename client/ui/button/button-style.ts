import { cva } from 'class-variance-authority';

/** Styles of `Button` and `ButtonLink`. */
export const buttonStyle = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-semibold select-none',
    'transition-colors no-underline [&_svg]:size-4.5 [&_svg]:shrink-0',
    // A label wider than a phone wraps; tables, from 768 px, must not squeeze one.
    'max-w-full py-1 text-center wrap-break-word md:whitespace-nowrap',
    'aria-disabled:cursor-not-allowed',
  ],
  {
    variants: {
      variant: {
        primary: [
          'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-hover',
          'aria-disabled:not-aria-busy:border-line aria-disabled:not-aria-busy:bg-idle-soft aria-disabled:not-aria-busy:text-idle',
        ],
        secondary: [
          'border-line-strong bg-sheet text-ink hover:bg-sunken active:bg-sunken',
          'aria-disabled:not-aria-busy:border-line aria-disabled:not-aria-busy:bg-idle-soft aria-disabled:not-aria-busy:text-idle',
        ],
        quiet: [
          'border-transparent bg-transparent text-link hover:bg-primary-soft active:bg-primary-soft',
          'aria-disabled:not-aria-busy:bg-transparent aria-disabled:not-aria-busy:text-idle',
        ],
        danger: [
          'border-transparent bg-seal text-on-seal hover:bg-seal-hover active:bg-seal-hover',
          'aria-disabled:not-aria-busy:border-line aria-disabled:not-aria-busy:bg-idle-soft aria-disabled:not-aria-busy:text-idle',
        ],
      },
      size: {
        sm: 'min-h-11 px-3.5 text-sm md:min-h-9',
        md: 'min-h-11 px-5 text-base',
        lg: 'min-h-13 px-6 text-base',
      },
      /** Padding shrinks by the spinner's width, which keeps the button's width. */
      spinner: { true: 'gap-1.5!', false: '' },
      wide: { true: 'w-full', phone: 'w-full md:w-auto', false: '' },
    },
    compoundVariants: [
      { spinner: true, size: 'sm', class: 'px-1!' },
      { spinner: true, size: 'md', class: 'px-2.5!' },
      { spinner: true, size: 'lg', class: 'px-3.5!' },
    ],
    defaultVariants: { variant: 'primary', size: 'md', wide: false, spinner: false },
  },
);
