import { clsx } from 'clsx';
import { memo } from 'react';
import { hasGap } from '#shared/translation-gaps.ts';
import { fieldAttributes } from './field-address.ts';
import { useStudio } from './studio-context.ts';
import { type as typeText } from './text/commands.ts';
import type { Focus } from './text/undo.ts';

export interface TextFieldProps {
  id: string;
  partKey: Focus['key'];
  side?: Focus['side'];
  value: string;
  label: string;
  lang: string;
  dir?: 'ltr' | 'rtl';
  isStrong?: boolean;
  /** Ids of the findings about the block. */
  describedBy?: string | undefined;
}

/** Grows with its text: by `field-sizing`, or by a hidden copy of the text in the same grid cell. */
const grow = CSS.supports('field-sizing', 'content');

/** One text of a block as a plain text area. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { id, partKey, side = 'target', value, label, lang, dir, isStrong, describedBy } = props;
  const { store, isReadOnly } = useStudio();
  const look = clsx(
    'col-start-1 row-start-1 block min-h-8 w-full min-w-0 resize-none rounded-badge border px-2 py-1 text-base leading-6 wrap-anywhere md:min-h-7 md:py-0.5 md:text-sm md:leading-5.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5',
    isStrong ? 'font-semibold' : '',
  );
  return (
    <span className="grid min-w-0">
      <textarea
        {...fieldAttributes({ id, key: partKey, side })}
        aria-label={label}
        aria-describedby={describedBy}
        rows={1}
        lang={lang}
        dir={dir ?? 'ltr'}
        spellCheck={side === 'target'}
        readOnly={isReadOnly}
        value={value}
        onChange={(event) => typeText(store, { id, key: partKey, side }, event.currentTarget.value)}
        className={clsx(
          look,
          'overflow-hidden bg-transparent text-ink outline-offset-0! transition-none hover:border-line focus:border-solid focus:border-focus focus:bg-sheet read-only:hover:border-transparent',
          grow ? 'field-sizing-content' : '',
          side === 'target' && (value === '' || hasGap(value))
            ? 'border-dashed border-line-strong'
            : 'border-transparent',
        )}
      />
      {grow ? null : (
        <span aria-hidden="true" className={clsx(look, 'invisible border-transparent whitespace-pre-wrap')}>
          {`${value} `}
        </span>
      )}
    </span>
  );
});
