import { useInstall } from '#client/lib/install.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';

/** Installs the site as an app. Renders nothing where the browser does not offer it. */
export function InstallApp() {
  const t = words('profile');
  const install = useInstall();
  if (!install) return null;
  return (
    <Section title={t('app')} description={t('appText')}>
      <Button variant="secondary" wide="phone" onClick={() => void install()}>
        {t('install')}
      </Button>
    </Section>
  );
}
