import { SampleCertificate } from '#client/routes/-shell/sample-certificate.tsx';
import { Section } from '#client/ui/layout/page.tsx';

/** The sample certificate. */
export function WhatYouReceive() {
  return (
    <Section
      title="What you receive"
      description="The certificate, your translation and a stamped copy of the original, in one PDF."
    >
      <SampleCertificate withPages className="max-w-110" />
    </Section>
  );
}
