import { clsx } from 'clsx';
import { Fragment } from 'react';
import { CopyButton } from '#client/ui/button/copy-button.tsx';

export interface CodeTextProps {
  code: string;
  /** Lengths of the visual groups; the text itself has no spaces. */
  groups?: readonly number[];
  size?: 'sm' | 'md' | 'lg';
  /** Adds a `CopyButton`. */
  copy?: boolean;
  /** Noun for the Copy button: `verification code`. */
  label?: string;
}

const groupsOfThree = [3, 3, 4] as const;

const sizes = { sm: 'text-sm', md: 'text-base', lg: 'text-xl' } as const;

/** Monospaced code in groups, for comparing and copying. */
export function CodeText({ code, groups = groupsOfThree, size = 'md', copy, label = 'code' }: CodeTextProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 [.text-end_&]:justify-end">
      <bdi dir="ltr" className={clsx('font-mono font-medium tracking-wide md:whitespace-nowrap', sizes[size])}>
        {split(code, groups).map(({ start, text }) => (
          <Fragment key={start}>
            {start > 0 ? <wbr /> : null}
            <span className={start > 0 ? 'ms-[0.5ch]' : ''}>{text}</span>
          </Fragment>
        ))}
      </bdi>
      {copy ? <CopyButton text={code} label={label} /> : null}
    </span>
  );
}

interface Group {
  start: number;
  text: string;
}

function split(code: string, groups: readonly number[]): Group[] {
  const parts: Group[] = [];
  let start = 0;
  for (const length of [...groups, code.length]) {
    if (start >= code.length) break;
    parts.push({ start, text: code.slice(start, start + length) });
    start += length;
  }
  return parts;
}
