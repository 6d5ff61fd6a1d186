import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/live.ts';

export const messages = {
  title: 'Cuánto tarda en realidad',
  text: 'Del pago a la entrega, medido en los {deliveries, number} pedidos de los últimos {days, number} días.',
  median: 'la mitad de los pedidos tardó como máximo esto',
  p90: 'nueve de cada diez tardaron como máximo esto',
  hours: '{hours, plural, one {# hora} many {# horas} other {# horas}}',
  range: '{from, number}–{to, number} h',
  above: '{from, number}+ h',
  plot: 'Proporción de pedidos por tiempo',
  signers: {
    title: 'Quiénes firman',
    text: 'Miembros de nuestro equipo que eligieron aparecer aquí. Su nombre y credencial figuran en los certificados que firman.',
    languages: 'De {languages}',
  },
} satisfies Translated<typeof english>;
