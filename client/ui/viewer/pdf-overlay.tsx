import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { BuiltAssets } from './pdf-assets.ts';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

const readerOptions = { BinaryDataFactory: BuiltAssets, useWorkerFetch: false, verbosity: 0 } as const;

export interface PdfOverlayProps {
  src: string;
  /** The page whose text matches is drawn, the first of several; none without one. */
  find: RegExp;
  /** 0 to 100. */
  opacity: number;
  /** In pixels. */
  width: number;
}

/** One page of a PDF over another picture, which shows through its white. Load it with `lazyPart`. */
export function PdfOverlay({ src, find, opacity, width }: PdfOverlayProps) {
  const [page, setPage] = useState<number>();

  async function seek(document: pdfjs.PDFDocumentProxy) {
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      if (!find.test(items.map((item) => ('str' in item ? item.str : '')).join(' '))) continue;
      setPage(number);
      return;
    }
  }

  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 mix-blend-multiply"
      style={{ opacity: opacity / 100 }}
    >
      <Document
        file={src}
        suspense={false}
        options={readerOptions}
        loading={null}
        error={null}
        onLoadSuccess={(document) => {
          seek(document).catch(() => setPage(undefined));
        }}
      >
        {page === undefined ? null : (
          <Page
            pageNumber={page}
            suspense={false}
            width={width}
            devicePixelRatio={Math.min(2, window.devicePixelRatio)}
            renderTextLayer={false}
            renderAnnotationLayer={false}
            loading={null}
          />
        )}
      </Document>
    </div>
  );
}
