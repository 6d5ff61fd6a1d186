import { useState, type ReactNode } from 'react';

export interface ImagePaneProps {
  src: string;
  name: string;
  /** Page width in pixels. */
  width: number;
  /** Clockwise quarter turns. */
  turns: number;
  /** Drawn over the image. */
  overlay?: ((page: number, turns: number) => ReactNode) | undefined;
  onReady: (pages: number) => void;
  onFail: () => void;
}

/** Image rendered as a single page. */
export function ImagePane({ src, name, width, turns, overlay, onReady, onFail }: ImagePaneProps) {
  const [ratio, setRatio] = useState(Math.SQRT2);
  const isSideways = turns % 2 === 1;
  const height = Math.round(isSideways ? width / ratio : width * ratio);
  return (
    <div className="grid w-max min-w-full justify-center">
      <div
        data-page={1}
        style={{ width, height }}
        className="relative flex items-center justify-center overflow-hidden bg-white shadow-1 transition-none"
      >
        <img
          src={src}
          alt={name}
          onLoad={(event) => {
            const image = event.currentTarget;
            setRatio(image.naturalHeight / image.naturalWidth);
            onReady(1);
          }}
          onError={onFail}
          style={{
            width: isSideways ? height : width,
            height: isSideways ? width : height,
            rotate: `${turns * 90}deg`,
          }}
          className="max-w-none shrink-0"
        />
        {overlay?.(1, turns)}
      </div>
    </div>
  );
}
