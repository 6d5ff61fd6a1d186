import { createFileRoute } from '@tanstack/react-router';
import { CustomerShell } from './-shell/customer-shell.tsx';

export const Route = createFileRoute('/dashboard')({
  staticData: { words: ['documents'] },
  component: () => <CustomerShell />,
});
