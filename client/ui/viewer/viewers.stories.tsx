import type { Meta } from '@storybook/react-vite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { CompareView, type CompareSide } from './compare-view.tsx';
import { storyImage, storyPdf } from './story-document.ts';

export default { title: 'Documents/Viewers' } satisfies Meta;

const ImageViewer = lazy(async () => ({ default: (await import('./image-viewer.tsx')).ImageViewer }));

function Viewer({ src }: { src: string }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Suspense>
      <Button onClick={() => setIsOpen(true)}>Open image</Button>
      <ImageViewer open={isOpen} onOpenChange={setIsOpen} src={src} name="acta-de-nacimiento.jpg" />
    </Suspense>
  );
}

export function Image() {
  return <Viewer src={storyImage} />;
}

export function ImageLoading() {
  return <Viewer src="http://192.0.2.1/never.jpg" />;
}

export function ImageFailed() {
  return <Viewer src="data:image/png;base64,AAAA" />;
}

const texts = {
  emptyText: 'No PDF was provided for this document.',
  errorText: 'Failed to open PDF. The file may be corrupted or inaccessible.',
};

function Compare({ left, right }: { left: CompareSide['file']; right: CompareSide['file'] }) {
  return (
    <CompareView
      label="Review"
      className="h-[calc(100dvh-2rem)]"
      left={{ label: 'Original', file: left, ...texts }}
      right={{ label: 'Translation', file: right, ...texts }}
    />
  );
}

export function ComparePdfs() {
  const [sources, setSources] = useState<readonly [string, string]>();
  useEffect(() => {
    void Promise.all([storyPdf('Original', 3, [595, 842]), storyPdf('Translation', 4, [612, 792])]).then(setSources);
  }, []);
  if (!sources) return <CompareLoading />;
  return (
    <Compare
      left={{ kind: 'pdf', src: sources[0], name: 'acta-de-nacimiento.pdf' }}
      right={{ kind: 'pdf', src: sources[1], name: 'acta-de-nacimiento-en.pdf' }}
    />
  );
}

export function CompareImageAndNothing() {
  return <Compare left={{ kind: 'image', src: storyImage, name: 'acta-de-nacimiento.jpg' }} right={undefined} />;
}

export function CompareBroken() {
  return (
    <Compare
      left={{ kind: 'pdf', src: 'data:application/pdf;base64,AAAA', name: 'broken.pdf' }}
      right={{ kind: 'image', src: 'data:image/png;base64,AAAA', name: 'broken.png' }}
    />
  );
}

export function CompareLoading() {
  return (
    <CompareView
      label="Review"
      className="h-120"
      left={{ label: 'Original', loading: true, ...texts }}
      right={{ label: 'Translation', loading: true, ...texts }}
    />
  );
}
