import { brand } from '#client/lib/brand.ts';
import { AuthPanel } from '#client/ui/layout/auth-panel.tsx';
import { Seal } from '#client/ui/certificate/seal.tsx';

const facts = [
  'See the price per page before you pay',
  'A named authenticator signs every translation',
  'Anyone can verify it with a public code',
];

/** The brand panel beside the form. */
export function AuthBrandPanel() {
  return (
    <AuthPanel
      title="Certified English, page by page"
      facts={facts}
      seal={
        <Seal
          tone="red"
          mark={brand.mark}
          topText={brand.name}
          bottomText="Certified · Verifiable"
          label={`Seal of ${brand.name}`}
        />
      }
    />
  );
}
