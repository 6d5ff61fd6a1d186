import type { Meta } from '@storybook/react-vite';
import { Bell, FileText, FolderOpen, House, Upload, User } from 'lucide-react';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { Seal } from '#client/ui/certificate/seal.tsx';
import { Avatar } from '#client/ui/data/avatar.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { AppShell } from './app-shell.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { CenterCard } from './center-card.tsx';
import { Footer, FooterColumn } from './footer.tsx';
import { NavItem, NavList } from './nav-item.tsx';
import { Page, PageHeader } from './page.tsx';
import { PublicBar } from './public-bar.tsx';
import { PublicLink } from './public-link.tsx';
import { currentLink, storyLink } from './story-link.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { Wordmark } from './wordmark.tsx';

export default { title: 'Layout/Layouts', parameters: { layout: 'fullscreen' } } satisfies Meta;

const brand = (
  <a href="#home">
    <Wordmark mark="AB" name="Example House" />
  </a>
);

const seal = (
  <Seal
    mark="AB"
    topText="Example House"
    bottomText="Certified · Verifiable"
    tone="green"
    label="Seal: authenticated"
    className="size-32"
  />
);

export function App() {
  return (
    <AppShell
      brand={brand}
      nav={
        <NavList label="Main">
          <NavItem render={storyLink} icon={<House aria-hidden="true" />}>
            Overview
          </NavItem>
          <NavItem render={storyLink} icon={<Upload aria-hidden="true" />} active>
            Get Translation
          </NavItem>
          <NavItem render={storyLink} icon={<FileText aria-hidden="true" />} count={3}>
            My Translations
          </NavItem>
          <NavItem render={storyLink} icon={<FolderOpen aria-hidden="true" />}>
            My Documents
          </NavItem>
          <NavItem render={storyLink} icon={<User aria-hidden="true" />}>
            Profile
          </NavItem>
        </NavList>
      }
      navFoot={<ThemeToggle compact className="flex" />}
      header={
        <>
          <IconButton label="Notifications">
            <Bell aria-hidden="true" />
          </IconButton>
          <IconButton label="Account of Amira Haddad">
            <Avatar name="Amira Haddad" />
          </IconButton>
        </>
      }
    >
      <Page>
        <PageHeader
          title="Get Translation"
          description="Send a document, see the price, pay."
          actions={<Button>Upload Document</Button>}
        />
        <StatStrip label="Documents">
          <Stat label="Total" value="12" />
          <Stat label="Completed" value="9" />
          <Stat label="In progress" value="2" />
          <Stat label="Pending" value="1" />
        </StatStrip>
      </Page>
    </AppShell>
  );
}

export function Public() {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicBar
        brand={brand}
        links={
          <>
            <PublicLink render={storyLink}>Mentorship</PublicLink>
            <PublicLink render={currentLink}>Translations</PublicLink>
            <PublicLink render={storyLink}>Verify</PublicLink>
          </>
        }
        actions={<PublicLink render={storyLink}>Login</PublicLink>}
        drawer={
          <NavList label="Main">
            <NavItem render={storyLink}>Mentorship</NavItem>
          </NavList>
        }
      />
      <main tabIndex={-1}>
        <Page align="centre">
          <h1 className="max-w-[20ch] text-display font-serif">
            Your documents, certified in English, ready for the US.
          </h1>
        </Page>
      </main>
      <Footer brand={brand} disclaimer="Not affiliated with or endorsed by USCIS." legal="© 2026 Example House">
        <FooterColumn title="Contact">
          <li>
            <a href="mailto:help@example.org">help@example.org</a>
          </li>
        </FooterColumn>
      </Footer>
    </div>
  );
}

export function Auth() {
  return (
    <AuthLayout
      brand={brand}
      title="Welcome Back"
      description="Log in to your account."
      panel={
        <AuthPanel
          seal={seal}
          title="The desk of a careful registrar"
          facts={[
            'A real person signs every authentication',
            'Every page carries a public verification code',
            'Your files are private, and you can delete them',
          ]}
        />
      }
      foot="No account yet?"
    >
      <form className="grid gap-5">
        <Field label="Email">
          <TextInput type="email" name="email" autoComplete="email" />
        </Field>
        <Button type="submit" wide>
          Log in
        </Button>
      </form>
    </AuthLayout>
  );
}

export function Result() {
  return (
    <CenterCard
      brand={brand}
      band="ok"
      emblem={seal}
      title="Payment Confirmed!"
      description="Your document is on its way to our translators."
      actions={
        <>
          <ButtonLink render={storyLink}>Go to Dashboard</ButtonLink>
          <Button variant="secondary">Print receipt</Button>
        </>
      }
      foot="You may close this page."
    >
      <DescriptionList
        facts={[
          { term: 'Document', value: 'birth-certificate.pdf' },
          { term: 'Paid', value: '$30.00' },
        ]}
      />
    </CenterCard>
  );
}
