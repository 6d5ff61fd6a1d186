import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/live.ts';

export const messages = {
  title: 'Quanto tempo realmente leva',
  text: 'Do pagamento à entrega, medido nos {deliveries, number} pedidos dos últimos {days, number} dias.',
  median: 'metade dos pedidos levou no máximo este tempo',
  p90: 'nove em cada dez levaram no máximo este tempo',
  hours: '{hours, plural, one {# hora} many {# horas} other {# horas}}',
  range: '{from, number}–{to, number} h',
  above: '{from, number}+ h',
  plot: 'Proporção de pedidos por tempo',
  signers: {
    title: 'Quem assina',
    text: 'Membros da nossa equipe que escolheram aparecer aqui. O nome e a credencial deles constam dos certificados que assinam.',
    languages: 'De {languages}',
  },
} satisfies Translated<typeof english>;
