import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useState } from 'react';
import { Document, pdfjs } from 'react-pdf';
import { BuiltAssets } from './pdf-assets.ts';
import { PdfPage, type PageSize } from './pdf-page.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

const readerOptions = { BinaryDataFactory: BuiltAssets, useWorkerFetch: false, verbosity: 0 } as const;

export interface PdfPaneProps {
  src: string;
  /** Width of a page in pixels. */
  width: number;
  /** Quarter turns to the right. */
  turns: number;
  /** Called once the pages are known. */
  onReady: (pages: number) => void;
  onFail: () => void;
}

/** Every page of a PDF, one below the other, as pictures: pages out of sight are empty sheets of the right size. Heavy: load it lazily. */
export function PdfPane({ src, width, turns, onReady, onFail }: PdfPaneProps) {
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
      {sizes.map((size, index) => (
        <PdfPage key={`${index + 1}`} number={index + 1} size={size} width={width} turns={turns} />
      ))}
    </Document>
  );
}
