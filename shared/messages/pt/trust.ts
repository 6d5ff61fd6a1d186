import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/trust.ts';

export const messages = {
  title: 'O que não funciona mais',
  key: 'Chave de API “<name></name>”',
  ofOrganization: 'de <organization></organization>',
  push: 'Notificações em {count, plural, one {# dispositivo} many {# de dispositivos} other {# dispositivos}}',
  links:
    '{count, plural, one {# link que enviamos} many {# de links que enviamos} other {# links que enviamos}} antes por e-mail',
  invitations:
    '{count, plural, one {# convite que você enviou} many {# de convites que você enviou} other {# convites que você enviou}}',
  again: 'Os programas que usavam essas chaves precisam de novas. <link>Criar novamente</link>',
} satisfies Translated<typeof english>;
