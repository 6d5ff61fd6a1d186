import { brand } from '#client/lib/brand.ts';
import { Seal } from '#client/ui/certificate/seal.tsx';
import { AuthPanel } from '#client/ui/layout/auth-panel.tsx';
import { words } from '#client/ui/words.ts';

/** The brand panel beside the form. */
export function AuthBrandPanel() {
  const t = words('account');
  return (
    <AuthPanel
      title={t('panel.title')}
      facts={[t('panel.price'), t('panel.signed'), t('panel.verify')]}
      seal={
        <Seal
          tone="red"
          mark={brand.mark}
          topText={brand.name}
          bottomText="Certified · Verifiable"
          label={words('account')('panel.seal', { brand: brand.name })}
        />
      }
    />
  );
}
