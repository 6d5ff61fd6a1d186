import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/sheet.ts';

export const messages = {
  title: 'Lo que dice este documento',
  text: 'Su traducción certificada, línea por línea, de forma clara.',
  back: 'Volver al documento',
  print: 'Imprimir',
  none: 'No hay hoja para este documento',
  noneText: 'Podemos mostrarla para las traducciones que nuestros traductores escribieron línea por línea.',
  noCertificate: 'Esta hoja no es un certificado',
  noCertificateText:
    'No la presente en ningún lugar. Solo vale la traducción certificada con su código de verificación.',
  code: 'Acompaña al certificado con el código',
  sources:
    'Las palabras en su idioma vienen del propio documento o de nuestros glosarios; las fechas aparecen en su formato. Lo que no está en ellos, como nombres y números, queda como se certificó.',
  sourcesEnglish: 'Junto a cada línea certificada están las palabras del propio documento.',
  english: 'En el certificado, en inglés',
  page: 'Página {page, number}',
  note: 'Nota del traductor',
  marks: {
    seal: 'Sello oficial',
    stamp: 'Sello',
    signature: 'Firma',
    emblem: 'Escudo',
    photo: 'Fotografía',
    fingerprint: 'Huella dactilar',
    barcode: 'Código de barras',
    handwriting: 'Escrito a mano',
    erasure: 'Tachadura',
    illegible: 'Ilegible',
    blank: 'En blanco',
  },
} satisfies Translated<typeof english>;
