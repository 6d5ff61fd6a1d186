import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/sample.ts';

export const messages = {
  title: 'Abra una entrega de muestra',
  text: 'Un acta de nacimiento ficticia, impresa con el mismo sistema que todos los pedidos: un PDF, tres partes.',
  original: {
    title: 'El original',
    text: 'Una copia sellada de lo que se tradujo, al final del PDF.',
    alt: 'Página de muestra: copia de un acta de nacimiento brasileña con sello',
  },
  translation: {
    title: 'La traducción',
    text: 'Dispuesta como el original, con los sellos y las firmas descritos.',
    alt: 'Página de muestra: el acta de nacimiento en inglés',
  },
  certificate: {
    title: 'El certificado',
    text: 'Firmado por un traductor identificado, con el código que cualquiera puede comprobar.',
    alt: 'Página de muestra: certificado de exactitud de la traducción, marcado Specimen',
  },
  open: '{title}: abrir en tamaño de lectura',
  whole: 'Abrir la muestra completa (PDF, 3 páginas)',
} satisfies Translated<typeof english>;
