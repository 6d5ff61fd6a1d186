import { SampleCertificate } from '../../-shell/sample-certificate.tsx';
import { Section } from '../../../ui/page.tsx';

/** The paper behind the price. */
export function WhatYouReceive() {
  return (
    <Section title="What you receive" description="The translation with its certificate, ready to be handed in.">
      <SampleCertificate className="max-w-110" />
    </Section>
  );
}
