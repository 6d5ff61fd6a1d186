import { createFileRoute } from '@tanstack/react-router';
import { AuthenticatorShell } from './-shell/authenticator-shell.tsx';

export const Route = createFileRoute('/authenticator')({ component: AuthenticatorShell });
