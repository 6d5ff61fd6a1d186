import { createFileRoute } from '@tanstack/react-router';
import { PublicShell } from './-shell/public-shell.tsx';

export const Route = createFileRoute('/_public')({ component: PublicShell });
