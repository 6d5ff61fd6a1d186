import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/sheet.ts';

export const messages = {
  title: 'O que este documento diz',
  text: 'Sua tradução certificada, linha por linha, de forma clara.',
  back: 'Voltar ao documento',
  print: 'Imprimir',
  none: 'Não há folha para este documento',
  noneText: 'Podemos mostrá-la para traduções que nossos tradutores escreveram linha por linha.',
  noCertificate: 'Esta folha não é um certificado',
  noCertificateText: 'Não a entregue a nenhum órgão. Só vale a tradução certificada com o código de verificação.',
  code: 'Ela acompanha o certificado com o código',
  sources:
    'As palavras no seu idioma vêm do próprio documento ou dos nossos glossários; as datas aparecem no seu formato. O que não consta neles, como nomes e números, fica como foi certificado.',
  sourcesEnglish: 'Ao lado de cada linha certificada estão as palavras do próprio documento.',
  english: 'No certificado, em inglês',
  page: 'Página {page, number}',
  note: 'Nota do tradutor',
  marks: {
    seal: 'Selo',
    stamp: 'Carimbo',
    signature: 'Assinatura',
    emblem: 'Brasão',
    photo: 'Fotografia',
    fingerprint: 'Impressão digital',
    barcode: 'Código de barras',
    handwriting: 'Escrito à mão',
    erasure: 'Rasura',
    illegible: 'Ilegível',
    blank: 'Em branco',
  },
} satisfies Translated<typeof english>;
