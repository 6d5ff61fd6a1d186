import { createFileRoute } from '@tanstack/react-router';
import { AdminShell } from './-shell/admin-shell.tsx';

export const Route = createFileRoute('/_admin')({ component: AdminShell });
