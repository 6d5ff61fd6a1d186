import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Page } from 'react-pdf';
import { SheetFrame, shownRatio, type SheetView } from './sheet-frame.tsx';

export interface PageSize {
  width: number;
  height: number;
  /** Rotation stored in the page, in degrees. */
  rotation: number;
}

export interface PdfPageProps {
  number: number;
  size: PageSize;
  /** In pixels. */
  width: number;
  /** Clockwise quarter turns. */
  turns: number;
  /** The sheet of paper on a photo. */
  sheet?: SheetView | undefined;
  /** Drawn over the page, in its box. */
  overlay?: ((turns: number) => ReactNode) | undefined;
}

/** Page of a PDF, rendered when near the viewport. Its box must not animate: scroll anchoring measures it synchronously. */
export function PdfPage({ number, size, width, turns, sheet, overlay }: PdfPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // One callback may carry several entries; the last is current.
        setIsNear(entries.at(-1)?.isIntersecting ?? false);
      },
      { root: element.closest('[data-scroller]'), rootMargin: '75% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const shown = shownRatio(sheet, size.height / size.width);
  const ratio = turns % 2 === 1 ? 1 / shown : shown;
  const picture = (own: number, turned: number) => (
    <Page
      pageNumber={number}
      suspense={false}
      width={own}
      rotate={(size.rotation + turned * 90) % 360}
      devicePixelRatio={Math.min(2, window.devicePixelRatio)}
      renderTextLayer={false}
      renderAnnotationLayer={false}
      loading={null}
      canvasBackground="white"
    />
  );
  return (
    <div
      ref={box}
      data-page={number}
      style={{ width, height: Math.round(width * ratio) }}
      className={clsx(
        'relative overflow-hidden bg-white shadow-1 transition-none',
        sheet && 'flex items-center justify-center',
      )}
    >
      {!isNear ? null : sheet ? (
        <SheetFrame
          view={sheet}
          photoRatio={size.height / size.width}
          width={width}
          turns={turns}
          picture={(own) => picture(own, 0)}
          overlay={overlay}
        />
      ) : (
        <>
          {picture(width, turns)}
          {overlay?.(turns)}
        </>
      )}
    </div>
  );
}
