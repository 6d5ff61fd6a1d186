import type { ReactNode } from 'react';
import type { Sheet } from '#shared/schemas/translation-text.ts';
import { cssTransform, type Point } from '#shared/sheet-geometry.ts';

/** How a photographed sheet is shown. */
export interface SheetView {
  sheet: Sheet;
  /** The photo as it came, instead of the sheet made rectangular. */
  isPhoto: boolean;
}

/** Height of the page as shown before its turns, in widths of it. */
export function shownRatio(view: SheetView | undefined, photoRatio: number): number {
  return view && !view.isPhoto ? view.sheet.ratio : photoRatio;
}

export interface SheetFrameProps {
  view: SheetView;
  /** Height of the photo in widths of it. */
  photoRatio: number;
  /** Width of the page as shown after its turns, in pixels. */
  width: number;
  turns: number;
  /** The photo, unturned, at a width. */
  picture: (width: number) => ReactNode;
  /** Drawn over the sheet for these turns. */
  overlay: ((turns: number) => ReactNode) | undefined;
}

/** A photo laid by the perspective of its sheet, or the outlines of the sheet laid over the photo. */
export function SheetFrame({ view, photoRatio, width, turns, picture, overlay }: SheetFrameProps) {
  const ratio = shownRatio(view, photoRatio);
  const own = turns % 2 === 1 ? { width: width / ratio, height: width } : { width, height: width * ratio };
  const box = { ...own, rotate: `${turns * 90}deg` };
  const { sheet, isPhoto } = view;
  if (isPhoto) {
    const flat = { width: own.width, height: own.width * sheet.ratio };
    const layer = cssTransform(rectangle(flat), scaled(sheet.corners, own));
    return (
      <div style={box} className="relative shrink-0">
        {picture(own.width)}
        <div style={{ ...flat, transform: layer }} className="absolute start-0 top-0 origin-top-left" dir="ltr">
          {overlay?.(0)}
        </div>
      </div>
    );
  }
  const photo = { width: own.width * enlargement(sheet), height: own.width * enlargement(sheet) * photoRatio };
  return (
    <>
      <div style={box} className="relative shrink-0 overflow-hidden" dir="ltr">
        <div
          style={{ ...photo, transform: cssTransform(scaled(sheet.corners, photo), rectangle(own)) }}
          className="absolute start-0 top-0 origin-top-left"
        >
          {picture(photo.width)}
        </div>
      </div>
      {overlay?.(turns)}
    </>
  );
}

interface Size {
  width: number;
  height: number;
}

function rectangle({ width, height }: Size): Point[] {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
}

function scaled(corners: readonly Point[], { width, height }: Size): Point[] {
  return corners.map(({ x, y }) => ({ x: x * width, y: y * height }));
}

/** Widths of the sheet in the width of its photo, so that the photo is drawn about as large as it is shown. */
function enlargement({ corners: [topLeft, topRight] }: Sheet): number {
  const across = topLeft && topRight ? topRight.x - topLeft.x : 1;
  return Math.min(3, Math.max(1, 1 / Math.max(across, 0.1)));
}
