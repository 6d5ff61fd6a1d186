import { useState, type ReactNode } from 'react';
import { SheetFrame, shownRatio, type SheetView } from './sheet-frame.tsx';

export interface ImagePaneProps {
  src: string;
  name: string;
  /** Page width in pixels. */
  width: number;
  /** Clockwise quarter turns. */
  turns: number;
  /** The sheet of paper on a photo. */
  sheet?: SheetView | undefined;
  /** Drawn over the image. */
  overlay?: ((page: number, turns: number) => ReactNode) | undefined;
  onReady: (pages: number) => void;
  onFail: () => void;
}

/** Image rendered as a single page. */
export function ImagePane({ src, name, width, turns, sheet, overlay, onReady, onFail }: ImagePaneProps) {
  const [ratio, setRatio] = useState(Math.SQRT2);
  const isSideways = turns % 2 === 1;
  const shown = shownRatio(sheet, ratio);
  const height = Math.round(isSideways ? width / shown : width * shown);
  const image = (style: { width: number; height: number; rotate?: string }) => (
    <img
      src={src}
      alt={name}
      onLoad={(event) => {
        const { naturalHeight, naturalWidth } = event.currentTarget;
        setRatio(naturalHeight / naturalWidth);
        onReady(1);
      }}
      onError={onFail}
      style={style}
      className="max-w-none shrink-0"
    />
  );
  return (
    <div className="grid w-max min-w-full justify-center">
      <div
        data-page={1}
        style={{ width, height }}
        className="relative flex items-center justify-center overflow-hidden bg-white shadow-1 transition-none"
      >
        {sheet ? (
          <SheetFrame
            view={sheet}
            photoRatio={ratio}
            width={width}
            turns={turns}
            picture={(own) => image({ width: own, height: own * ratio })}
            overlay={overlay && ((own) => overlay(1, own))}
          />
        ) : (
          <>
            {image({
              width: isSideways ? height : width,
              height: isSideways ? width : height,
              rotate: `${turns * 90}deg`,
            })}
            {overlay?.(1, turns)}
          </>
        )}
      </div>
    </div>
  );
}
