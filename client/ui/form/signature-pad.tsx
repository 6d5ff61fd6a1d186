import { clsx } from 'clsx';
import { Eraser, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import Pad from 'signature_pad';
import { Button } from '#client/ui/button/button.tsx';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { signatureInk, type SignaturePoint } from '#shared/certificate/signature.ts';

export interface SignaturePadProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Strokes in CSS pixels of the pad; the same array until they change. */
  strokes: readonly (readonly SignaturePoint[])[];
  onChange: (strokes: SignaturePoint[][]) => void;
  disabled?: boolean;
}

function strokesOf(pad: Pad): SignaturePoint[][] {
  return pad.toData().map(({ points }) => points.map(({ x, y }) => ({ x, y })));
}

/** Draws the strokes as the pad draws them while signing. */
function draw(pad: Pad, strokes: SignaturePadProps['strokes']): void {
  const { penColor, dotSize, minWidth, maxWidth, velocityFilterWeight, compositeOperation } = pad;
  const style = { penColor, dotSize, minWidth, maxWidth, velocityFilterWeight, compositeOperation };
  // The pad derives the width of a line from the time between points.
  const timed = (point: SignaturePoint, index: number) => ({ ...point, time: index * 16, pressure: 0.5 });
  pad.fromData(strokes.map((points) => ({ ...style, points: points.map(timed) })));
}

/** Joins the canvas to a pad, which follows its size and the strokes. */
function usePad({
  strokes,
  onChange,
  disabled,
}: Required<Pick<SignaturePadProps, 'strokes' | 'onChange' | 'disabled'>>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(null);
  const reported = useRef<SignaturePadProps['strokes']>(undefined);
  const report = useEffectEvent(() => {
    if (!pad.current) return;
    const drawn = strokesOf(pad.current);
    reported.current = drawn;
    onChange(drawn);
  });
  const redraw = useEffectEvent(() => {
    if (pad.current) draw(pad.current, strokes);
  });

  useEffect(() => {
    const { current: element } = canvas;
    if (!element) return undefined;
    const made = new Pad(element, { penColor: signatureInk, minWidth: 1, maxWidth: 2.6 });
    pad.current = made;
    const fit = () => {
      // Resizing a canvas erases it.
      const ratio = Math.max(window.devicePixelRatio, 1);
      element.width = element.offsetWidth * ratio;
      element.height = element.offsetHeight * ratio;
      element.getContext('2d')?.scale(ratio, ratio);
      redraw();
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    const end = () => report();
    made.addEventListener('endStroke', end);
    return () => {
      observer.disconnect();
      made.removeEventListener('endStroke', end);
      made.off();
      pad.current = null;
    };
  }, []);

  useEffect(() => {
    if (disabled) pad.current?.off();
    else pad.current?.on();
  }, [disabled]);

  // The pad already shows its own strokes; redrawing them would interrupt a stroke in progress.
  useEffect(() => {
    if (strokes !== reported.current) redraw();
  }, [strokes]);

  return canvas;
}

/**
 * A signature drawn by finger, pen or mouse, as strokes. Offer an upload beside it, since it cannot be drawn by keyboard.
 * Always light, like the paper the signature is printed on.
 */
export function SignaturePad({ label, hint, error, strokes, onChange, disabled = false }: SignaturePadProps) {
  const id = useId();
  const canvas = usePad({ strokes, onChange, disabled });
  const count = strokes.length;
  const notes = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={notes || undefined} className="min-w-0">
      <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold">
        {label}
      </p>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-1 mb-1.5 text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
      <div
        data-theme="light"
        className={clsx(
          'relative rounded-control border bg-sheet',
          error ? 'border-2 border-seal' : 'border-line-strong',
          disabled ? 'opacity-60' : '',
        )}
      >
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-6 bottom-9 border-t border-line-strong"
        />
        <canvas
          ref={canvas}
          role="img"
          aria-label={count === 0 ? 'Empty signature pad' : 'Signature on the pad'}
          className={clsx('relative block h-40 w-full touch-none rounded-control', disabled ? '' : 'cursor-crosshair')}
        />
      </div>
      <div className="mt-2 flex gap-2">
        <Button
          size="sm"
          variant="secondary"
          name="signature"
          icon={<Undo2 aria-hidden="true" />}
          disabled={disabled || count === 0}
          onClick={() => onChange(strokes.slice(0, -1).map((stroke) => [...stroke]))}
        >
          Undo stroke
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<Eraser aria-hidden="true" />}
          disabled={disabled || count === 0}
          onClick={() => onChange([])}
        >
          Clear
        </Button>
      </div>
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-seal empty:hidden">
        {error === undefined ? null : <MessageText text={error} />}
      </p>
    </div>
  );
}
