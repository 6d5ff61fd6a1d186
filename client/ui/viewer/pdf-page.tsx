import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Page } from 'react-pdf';

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
  /** Drawn over the page, in its box. */
  children?: ReactNode;
}

/** Page of a PDF, rendered when near the viewport. Its box must not animate: scroll anchoring measures it synchronously. */
export function PdfPage({ number, size, width, turns, children }: PdfPageProps) {
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
  const ratio = turns % 2 === 1 ? size.width / size.height : size.height / size.width;
  return (
    <div
      ref={box}
      data-page={number}
      style={{ width, height: Math.round(width * ratio) }}
      className="relative overflow-hidden bg-white shadow-1 transition-none"
    >
      {isNear ? (
        <Page
          pageNumber={number}
          suspense={false}
          width={width}
          rotate={(size.rotation + turns * 90) % 360}
          devicePixelRatio={Math.min(2, window.devicePixelRatio)}
          renderTextLayer={false}
          renderAnnotationLayer={false}
          loading={null}
          canvasBackground="white"
        />
      ) : null}
      {isNear ? children : null}
    </div>
  );
}
