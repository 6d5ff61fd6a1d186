import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useState, type ReactNode } from 'react';
import { Document, pdfjs } from 'react-pdf';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { BuiltAssets } from './pdf-assets.ts';
import { PdfPage, type PageSize } from './pdf-page.tsx';
import type { SheetView } from './sheet-frame.tsx';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

const readerOptions = { BinaryDataFactory: BuiltAssets, useWorkerFetch: false, verbosity: 0 } as const;

export interface PdfPaneProps {
  src: string;
  /** Page width in pixels. */
  width: number;
  /** Clockwise quarter turns. */
  turns: number;
  /** Quarter turns of single pages, added to `turns`. */
  turnsOf?: ((page: number) => number) | undefined;
  /** The sheets of paper on photographed pages. */
  sheetOf?: ((page: number) => SheetView | undefined) | undefined;
  /** Drawn over each page, whose turns it gets. */
  overlay?: ((page: number, turns: number) => ReactNode) | undefined;
  /** Called with the page count after the document has loaded. */
  onReady: (pages: number) => void;
  onFail: () => void;
}

/** Vertical list of PDF pages; pages outside the viewport are empty boxes of the same size. Load it with `lazyPart`. */
export function PdfPane({ src, width, turns, turnsOf, sheetOf, overlay, onReady, onFail }: PdfPaneProps) {
  const [sizes, setSizes] = useState<readonly PageSize[]>([]);

  async function measure(document: pdfjs.PDFDocumentProxy) {
    const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
    const measured = await Promise.all(
      numbers.map(async (number) => {
        const page = await document.getPage(number);
        const view = page.getViewport({ scale: 1 });
        return { width: view.width, height: view.height, rotation: page.rotate };
      }),
    );
    setSizes(measured);
    onReady(document.numPages);
  }

  return (
    <Document
      file={src}
      suspense={false}
      options={readerOptions}
      loading={<Spinner label="Opening document…" className="mx-auto my-16" />}
      error={null}
      onLoadSuccess={(document) => {
        measure(document).catch(onFail);
      }}
      onLoadError={onFail}
      onSourceError={onFail}
      onPassword={onFail}
      className="grid w-max min-w-full justify-center gap-4"
    >
      {sizes.map((size, index) => {
        const number = index + 1;
        const ownTurns = (turns + (turnsOf?.(number) ?? 0)) % 4;
        return (
          <PdfPage
            key={number}
            number={number}
            size={size}
            width={width}
            turns={ownTurns}
            sheet={sheetOf?.(number)}
            overlay={overlay && ((own) => overlay(number, own))}
          />
        );
      })}
    </Document>
  );
}
