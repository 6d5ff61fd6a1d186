import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/verify.ts';

export const messages = {
  title: 'Verificar documento',
  heading: 'Verificación de documentos',
  description:
    'Cada traducción que certificamos lleva un código. Escríbalo para comprobar que el documento es nuestro.',
  code: 'Código de verificación',
  codeHint: 'Impreso debajo del código QR, por ejemplo <code></code>',
  submit: 'Verificar',
  verifying: 'Verificando…',
  working: 'Comprobando que no es usted un robot… Solo tardará un momento.',
  file: {
    heading: 'O compruebe el archivo mismo',
    hint: 'Suelte el PDF aquí. Se lee en este dispositivo y nunca se sube.',
    choose: 'Elegir un PDF',
    label: 'PDF para comprobar',
    reading: 'Leyendo el archivo… {share, number, percent}',
    tryAgain: 'Intentar de nuevo',
  },
  info: [
    {
      title: 'Cómo funciona la verificación',
      text: 'Un autenticador certifica cada traducción con su propio nombre. Desde entonces, cualquiera puede comprobar su código aquí en cualquier momento, y el código QR del certificado abre esta página con el código ya escrito.',
    },
    {
      title: 'Qué demuestra',
      text: 'Que certificamos una traducción con este código en la fecha indicada, con este número de páginas y en estos idiomas. Compárelos con el documento que tiene.',
    },
    {
      title: 'Qué no demuestra',
      text: 'Que el documento original sea auténtico ni que quien lo presenta sea su titular.',
    },
    {
      title: 'Qué muestra',
      text: 'El tipo de documento, sus idiomas, el número de páginas, las fechas y, como máximo, las iniciales del titular. Nunca muestra nombres completos, datos de contacto ni el archivo.',
    },
  ],
  institutions: 'Las instituciones con preguntas sobre un certificado pueden escribir a <email></email>.',
  another: 'Buscar otro documento',
  record: {
    title: 'Constancia de verificación',
    checked: 'Comprobado el {time}',
    print: 'Imprimir esta constancia',
    again: 'Compruébelo de nuevo en <address></address>',
    proof:
      'Una coincidencia demuestra que certificamos esta traducción, no que el original sea auténtico ni quién lo presenta.',
    status: 'Estado',
    holder: 'Titular',
    register: 'Número de registro',
    languages: 'Idiomas',
    languagePair: '{source} → {target}',
    date: 'Fecha de la traducción',
    pages: 'Páginas',
    deliveredPages: 'Páginas del archivo entregado',
    revision: 'Revisión',
    revisionOn: '{revision, number}, <date></date>',
    type: 'Tipo de traducción',
    notarized: 'Notarización',
    notarizedOn: 'El <date></date> en <place></place>',
    recipient: 'Preparada para',
    signature: 'Firma',
    signatures: {
      none: 'Ninguna',
      'B-B': 'Firmada electrónicamente',
      'B-T': 'Firmada electrónicamente, con un sello de tiempo independiente',
    },
    types: { certified: 'Traducción certificada', notarized: 'Traducción notarizada' },
    recipients: {
      uscis: 'USCIS (inmigración de EE. UU.)',
      eoir: 'Un tribunal de inmigración de EE. UU.',
      ukvi: 'Una autoridad del Reino Unido',
      ircc: 'IRCC (Canadá)',
      ata: 'Un destinatario de EE. UU. que pide el formulario de la ATA',
      naati: 'Una autoridad de Australia',
      general: 'Una universidad u otra organización',
    },
  },
  verified: {
    badge: 'Autenticado',
    seal: 'Sello: autenticado',
    revision: 'Esta es la revisión {revision, number}. Un papel que muestra una revisión anterior quedó reemplazado.',
  },
  superseded: {
    badge: 'Reemplazado',
    heading: 'Reemplazado por la revisión {revision, number}',
    text: 'Lo reemplazamos el <date></date>. Pida la revisión actual.',
  },
  notFound: {
    heading: 'Documento no encontrado',
    text: 'No tenemos ninguna traducción certificada con este código. Posibles razones:',
    reasons: [
      'El código se escribió mal.',
      'La traducción aún no se ha certificado.',
      'El certificado fue revocado.',
      'El documento no fue emitido por nosotros.',
    ],
    help: '¿Tiene dudas? Escriba a <email></email> y lo revisaremos juntos.',
  },
  test: {
    badge: 'Prueba',
    heading: 'Este es un documento de prueba',
    text: 'Lo creó un desarrollador con una clave de prueba para probar nuestro servicio. Nadie lo tradujo ni certificó, y no acredita nada. Las traducciones certificadas tienen códigos que empiezan por TFE o AUTH.',
  },
  specimen: {
    badge: 'Muestra',
    heading: 'Esta es nuestra muestra',
    text: 'El código pertenece a la muestra de nuestro sitio web. Su documento y sus personas son ficticios, y no certifica nada. Un certificado auténtico tiene su propio código y muestra aquí sus datos.',
  },
  revoked: {
    badge: 'Revocado',
    heading: 'Revocado el <date></date>',
    text: 'Emitimos un certificado con este código y más tarde lo retiramos. Ya no es válido.',
    reason: 'Motivo',
    reasons: {
      error: 'Contiene un error',
      fraud: 'No se debe confiar en él',
      payment: 'Su pago fue devuelto',
      withdrawn: 'Fue retirado',
    },
    help: '¿Preguntas? Escriba a <email></email>.',
  },
} satisfies Translated<typeof english>;
