import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SealReader } from '#client/features/verification/paper/seal-reader.tsx';
import { keepSealReader } from '#client/lib/service-worker.ts';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';

export const Route = createFileRoute('/_public/seal')({
  staticData: { title: () => words('paper')('seal.title'), words: ['paper', 'kinds'], isLight: true },
  component: SealPage,
});

/** The page that reads seals without a network, once it was opened with one. */
function SealPage() {
  const t = words('paper');
  useEffect(() => keepSealReader(), []);
  return (
    <Page width="reading" align="centre" className="md:py-8">
      <PageHeader title={t('seal.heading')} description={t('seal.description')} />
      <SealReader />
      <p className="mt-8 text-sm text-ink-2">{t('seal.install')}</p>
    </Page>
  );
}
