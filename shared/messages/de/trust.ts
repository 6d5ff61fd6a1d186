import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/trust.ts';

export const messages = {
  title: 'Was nicht mehr funktioniert',
  key: 'API-Schlüssel „<name></name>“',
  ofOrganization: 'für <organization></organization>',
  push: 'Benachrichtigungen auf {count, plural, one {# Gerät} other {# Geräten}}',
  links: '{count, plural, one {# Link, den} other {# Links, die}} wir Ihnen zuvor gemailt haben',
  invitations: '{count, plural, one {# Einladung, die} other {# Einladungen, die}} Sie verschickt haben',
  again: 'Programme, die diese Schlüssel verwendet haben, brauchen neue. <link>Neu erstellen</link>',
} satisfies Translated<typeof english>;
