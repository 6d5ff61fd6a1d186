import { brand } from '#client/lib/brand.ts';
import signature from '#client/ui/certificate/sample-signature.svg';
import { Certificate } from '#client/ui/certificate/certificate.tsx';

/** A sample certificate, marked by a red seal. */
export function SampleCertificate({ className }: { className?: string }) {
  return (
    <Certificate
      className={className}
      heading="Certificate of Translation Accuracy"
      title="Birth certificate"
      from="Portuguese"
      to="English"
      pages={2}
      issued="November 12, 2026"
      authenticatedBy="R. Almeida"
      code={`${brand.mark}7K2M9QXR`}
      signature={{ src: signature, name: 'Rita Almeida' }}
      signatureLabel="Signature of certifying translator"
      seal={{
        tone: 'red',
        mark: brand.mark,
        topText: brand.name,
        bottomText: 'Certified · Sample',
        label: 'Seal of a sample certificate',
      }}
    />
  );
}
