import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/sample.ts';

export const messages = {
  title: 'Abra um exemplo de entrega',
  text: 'Uma certidão de nascimento fictícia, impressa pelo mesmo sistema de todos os pedidos: um PDF, três partes.',
  original: {
    title: 'O original',
    text: 'Uma cópia carimbada do que foi traduzido, no fim do PDF.',
    alt: 'Página do exemplo: cópia de uma certidão de nascimento brasileira com carimbo',
  },
  translation: {
    title: 'A tradução',
    text: 'Disposta como o original, com selos e assinaturas descritos.',
    alt: 'Página do exemplo: a certidão de nascimento em inglês',
  },
  certificate: {
    title: 'O certificado',
    text: 'Assinado por um tradutor identificado, com o código que qualquer pessoa pode conferir.',
    alt: 'Página do exemplo: certificado de exatidão da tradução, marcado Specimen',
  },
  open: '{title}: abrir em tamanho de leitura',
  whole: 'Abrir o exemplo completo (PDF, 3 páginas)',
} satisfies Translated<typeof english>;
