import { useInstall } from '#client/lib/install.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Section } from '#client/ui/layout/page.tsx';

/** Installs the site as an app. Renders nothing where the browser does not offer it. */
export function InstallApp() {
  const install = useInstall();
  if (!install) return null;
  return (
    <Section title="App" description="Open your translations from the home screen, in a window of their own.">
      <Button variant="secondary" wide="phone" onClick={() => void install()}>
        Install the App
      </Button>
    </Section>
  );
}
