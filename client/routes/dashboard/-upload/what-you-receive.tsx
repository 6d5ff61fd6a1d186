import { SampleCertificate } from '#client/routes/-shell/sample-certificate.tsx';
import { Section } from '#client/ui/layout/page.tsx';

/** The sample certificate. */
export function WhatYouReceive() {
  return (
    <Section title="What you receive" description="Your translation and its certificate, ready to submit.">
      <SampleCertificate className="max-w-110" />
    </Section>
  );
}
