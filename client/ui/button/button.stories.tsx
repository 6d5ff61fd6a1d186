import type { Meta } from '@storybook/react-vite';
import { ArrowRight, Bell, Trash2, Upload } from 'lucide-react';
import { storyLink } from '#client/ui/layout/story-link.ts';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

export default { title: 'Actions/Button' } satisfies Meta;

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function States() {
  return (
    <div className="flex flex-col gap-4">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant}>Save changes</Button>
          <Button variant={variant} icon={<Upload aria-hidden="true" />}>
            Upload
          </Button>
          <Button variant={variant} busy>
            Save changes
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </div>
      ))}
    </div>
  );
}

export function Sizes() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm">Small</Button>
      <Button size="md">Medium</Button>
      <Button size="lg">Large</Button>
      <Button size="lg" wide="phone" variant="secondary">
        Wide on a phone
      </Button>
    </div>
  );
}

export function AsLink() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink render={storyLink} iconAfter={<ArrowRight aria-hidden="true" className="flip-rtl" />}>
        Start translation
      </ButtonLink>
      <ButtonLink render={storyLink} variant="secondary">
        Verify document
      </ButtonLink>
    </div>
  );
}

export function Icons() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <IconButton label="Notifications">
        <Bell aria-hidden="true" />
      </IconButton>
      <IconButton label="Notifications, bordered" variant="bordered">
        <Bell aria-hidden="true" />
      </IconButton>
      <IconButton label="Delete" variant="danger" size="sm">
        <Trash2 aria-hidden="true" />
      </IconButton>
      <IconButton label="Delete, not allowed" disabled>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}
