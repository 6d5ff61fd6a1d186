import { clsx } from 'clsx';
import { useId } from 'react';
import { sealTurns } from './guilloche-path.ts';
import { RosetteLines } from './rosette.tsx';

export type SealTone = 'red' | 'green' | 'brass' | 'grey';

const colours = { red: 'text-seal', green: 'text-ok', brass: 'text-brass', grey: 'text-idle' } as const;

const teeth = 56;

const toothedRing = (() => {
  const steps = teeth * 6;
  const line = Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * 2 * Math.PI;
    const distance = 57.2 + 1.5 * Math.cos(teeth * angle);
    return `${(distance * Math.cos(angle)).toFixed(2)} ${(distance * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${line.join('L')}Z`;
})();

export interface SealProps {
  /** Letters in the center. */
  mark: string;
  /** Texts along the upper and lower half. */
  topText: string;
  bottomText: string;
  /** red: certified sample · green: authenticated · brass: notarized · grey: pending. */
  tone: SealTone;
  /** Accessible name. */
  label: string;
  /** Plays the stamp animation once, on a fresh confirmation. */
  settle?: boolean;
  className?: string;
}

/** Wax seal as a line drawing. */
export function Seal({ mark, topText, bottomText, tone, label, settle, className }: SealProps) {
  const id = useId();
  const isPending = tone === 'grey';
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="-60 -60 120 120"
      className={clsx('shrink-0', colours[tone], settle ? 'animate-settle' : '', className ?? 'size-28')}
      fill="none"
      stroke="currentColor"
    >
      <defs>
        <path id={`${id}-top`} d="M-43 0A43 43 0 0 1 43 0" />
        <path id={`${id}-bottom`} d="M-48.4 0A48.4 48.4 0 0 0 48.4 0" />
      </defs>
      {isPending ? (
        <circle r="57.5" strokeWidth="0.9" strokeDasharray="4 3" />
      ) : (
        <path d={toothedRing} strokeWidth="0.9" />
      )}
      <circle r="53.5" strokeWidth="0.6" />
      <circle r="37.5" strokeWidth="0.6" />
      {isPending ? null : (
        <g data-guilloche="">
          <g transform="scale(0.375)">
            <RosetteLines id={`${id}-rosette`} turns={sealTurns} strokeWidth={1.4} />
          </g>
        </g>
      )}
      <circle r="13" fill="var(--sheet)" strokeWidth="0.6" />
      <g fill="currentColor" stroke="none" textAnchor="middle" direction="ltr" aria-hidden="true">
        <text className="font-serif font-semibold" fontSize="9" y="3.1" letterSpacing="0.2">
          {mark}
        </text>
        <text className="font-sans font-semibold" fontSize="7" letterSpacing="1">
          <textPath href={`#${id}-top`} startOffset="50%">
            {topText.toUpperCase()}
          </textPath>
        </text>
        <text className="font-sans font-semibold" fontSize="5.4" letterSpacing="0.9">
          <textPath href={`#${id}-bottom`} startOffset="50%">
            {bottomText.toUpperCase()}
          </textPath>
        </text>
      </g>
    </svg>
  );
}
