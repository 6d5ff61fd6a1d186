import { useEffect } from 'react';
import { keepSealReader } from '#client/lib/service-worker.ts';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';
import { SealReader } from './seal-reader.tsx';

/** The page that reads seals without a network, once it was opened with one. */
export function SealPage() {
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
