import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/offer.ts';

export const messages = {
  services: {
    certified: {
      label: 'Traducción certificada',
      word: 'Certificada',
      bankStatement: 'Certificada, estado de cuenta bancario',
      description: 'Declaración de exactitud firmada',
    },
    notarized: {
      label: 'Traducción notarizada',
      word: 'Notarizada',
      bankStatement: 'Notarizada, estado de cuenta bancario',
      description: 'Certificada y jurada ante un notario',
    },
  },
  type: 'Tipo de traducción',
  isBankStatement:
    '{count, plural, one {Es un estado de cuenta bancario} many {Son estados de cuenta bancarios} other {Son estados de cuenta bancarios}}',
  bankStatementHint: 'Añade {price} por página, por sus tablas y cifras.',
  described: '{description}. {price} por página.',
  noNotary: 'No disponible por ahora: no tenemos un notario autorizado.',
  checkingNotary: 'Comprobando si hay un notario disponible…',
  pages: '{count, plural, one {# página} many {# páginas} other {# páginas}}',
  speeds: {
    standard: {
      label: 'Estándar',
      full: 'Estándar, 24–48 horas',
    },
    rush: {
      label: 'Urgente',
      full: 'Urgente, 4–8 horas',
    },
  },
  delivery: 'Entrega',
  deliveryHint:
    'Si no cumplimos el plazo de un pedido urgente, devolvemos el recargo por urgencia. El plazo se detiene mientras una pregunta espera su respuesta.',
  included: 'Incluida',
  surcharge: '+{price} / página',
  priced: '{speed}, {surcharge}',
  uploadCancelled: 'La subida se canceló.',
} satisfies Translated<typeof english>;
