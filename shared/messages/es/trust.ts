import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/trust.ts';

export const messages = {
  title: 'Lo que ya no funciona',
  key: 'Clave de API «<name></name>»',
  ofOrganization: 'de <organization></organization>',
  push: 'Notificaciones en {count, plural, one {# dispositivo} many {# de dispositivos} other {# dispositivos}}',
  links:
    '{count, plural, one {# enlace que le enviamos} many {# de enlaces que le enviamos} other {# enlaces que le enviamos}} antes por correo',
  invitations:
    '{count, plural, one {# invitación que usted envió} many {# de invitaciones que usted envió} other {# invitaciones que usted envió}}',
  again: 'Los programas que usaban estas claves necesitan otras nuevas. <link>Crearlas de nuevo</link>',
} satisfies Translated<typeof english>;
