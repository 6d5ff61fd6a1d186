import type { Meta } from '@storybook/react-vite';
import { Button } from '#client/ui/button/button.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Card, CardHeader } from './card.tsx';
import { Page, PageHeader, Section } from './page.tsx';

export default { title: 'Feedback/Surfaces' } satisfies Meta;

export function PageWithCards() {
  return (
    <Page>
      <PageHeader
        title="My Translations"
        description="Everything you have sent us, and what has become of it."
        actions={<Button>Upload Document</Button>}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <CardHeader title="Order summary" description="Two pages, certified" />
          <p>A card with a header.</p>
        </Card>
        <Card raised>
          <p>A raised card.</p>
        </Card>
      </div>
      <Section title="Recent" description="The last five." actions={<Button variant="quiet">See all</Button>}>
        <Card>Content</Card>
      </Section>
    </Page>
  );
}

export function Alerts() {
  return (
    <div className="grid max-w-160 gap-4">
      <InlineAlert tone="info" title="We kept your file">
        You can go on where you stopped.
      </InlineAlert>
      <InlineAlert tone="ok">Your profile has been saved.</InlineAlert>
      <InlineAlert
        tone="warn"
        title="Please do not close this page"
        action={
          <Button size="sm" variant="secondary">
            Details
          </Button>
        }
      >
        We are confirming your payment.
      </InlineAlert>
      <InlineAlert tone="error" title="The upload failed" announce>
        Nothing was charged, and the file is still on this device.
      </InlineAlert>
    </div>
  );
}

export function Badges() {
  return (
    <div className="flex flex-wrap gap-3">
      <StatusBadge tone="idle" word="Pending" />
      <StatusBadge tone="info" word="In Progress" />
      <StatusBadge tone="ok" word="Completed" />
      <StatusBadge tone="error" word="Error" />
      <StatusBadge tone="warn" word="Rejected" />
      <StatusBadge tone="ok" icon="seal" word="Authenticated" />
    </div>
  );
}
