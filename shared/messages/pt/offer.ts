import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/offer.ts';

export const messages = {
  services: {
    certified: {
      label: 'Tradução certificada',
      word: 'Certificada',
      bankStatement: 'Certificada, extrato bancário',
      description: 'Declaração de exatidão assinada',
    },
    notarized: {
      label: 'Tradução notarizada',
      word: 'Notarizada',
      bankStatement: 'Notarizada, extrato bancário',
      description: 'Certificada e jurada perante um notário',
    },
  },
  type: 'Tipo de tradução',
  isBankStatement:
    '{count, plural, one {Isto é um extrato bancário} many {Estes são extratos bancários} other {Estes são extratos bancários}}',
  bankStatementHint: 'Acrescenta {price} por página, pelas tabelas e valores.',
  described: '{description}. {price} por página.',
  noNotary: 'Indisponível no momento: não temos um notário habilitado.',
  checkingNotary: 'Verificando se há um notário disponível…',
  pages: '{count, plural, one {# página} many {# páginas} other {# páginas}}',
  speeds: {
    standard: {
      label: 'Padrão',
      full: 'Padrão, 24–48 horas',
    },
    rush: {
      label: 'Urgente',
      full: 'Urgente, 4–8 horas',
    },
  },
  delivery: 'Entrega',
  deliveryHint:
    'Se perdermos o prazo de um pedido urgente, devolvemos o adicional de urgência. O prazo fica parado enquanto uma pergunta espera sua resposta.',
  included: 'Incluída',
  surcharge: '+{price} / página',
  priced: '{speed}, {surcharge}',
  uploadCancelled: 'O envio foi cancelado.',
} satisfies Translated<typeof english>;
