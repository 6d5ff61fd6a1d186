import type { Meta } from '@storybook/react-vite';
import { Wordmark } from '#client/ui/layout/wordmark.tsx';
import { Band } from './band.tsx';
import { Seal, type SealProps } from './seal.tsx';

export default { title: 'Document/Certificate' } satisfies Meta;

const seal: SealProps = {
  mark: 'AB',
  topText: 'Example House',
  bottomText: 'Certified · Verifiable',
  tone: 'red',
  label: 'Seal: certified sample',
};

export function Seals() {
  return (
    <div className="flex flex-wrap gap-6">
      <Seal {...seal} />
      <Seal {...seal} tone="green" label="Seal: authenticated" settle />
      <Seal {...seal} tone="brass" label="Seal: notarized" />
      <Seal {...seal} tone="grey" label="Seal: pending" />
    </div>
  );
}

export function Marks() {
  return (
    <div className="grid gap-6">
      <Wordmark mark="AB" name="Example House" />
      <Band className="text-ok opacity-50" />
    </div>
  );
}
