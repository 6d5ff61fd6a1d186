import { SampleCertificate } from '#client/routes/-shell/sample-certificate.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';

/** The sample certificate. */
export function WhatYouReceive() {
  const t = words('order');
  return (
    <Section title={t('sample.title')} description={t('sample.text')}>
      <SampleCertificate withPages className="max-w-110" />
    </Section>
  );
}
