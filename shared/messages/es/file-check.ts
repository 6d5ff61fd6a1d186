import { limits } from '../../limits.ts';
import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/file-check.ts';

const megabytes = limits.checkedFileBytes / 1_000_000;

export const messages = {
  refusals: {
    many: { title: 'Un archivo a la vez, por favor', text: 'Cada archivo se comprueba por separado.' },
    empty: { title: 'Este archivo está vacío', text: 'No tiene contenido. Intente descargarlo o guardarlo de nuevo.' },
    large: {
      title: 'Este archivo es demasiado grande para comprobarlo aquí',
      text: `Comprobamos archivos de hasta ${megabytes} MB. Los archivos que entregamos son mucho más pequeños.`,
    },
    'not-pdf': {
      title: 'Esto no es un PDF',
      text: 'Entregamos archivos PDF. Para una foto o una copia impresa, escriba el código o escanee el código QR con su teléfono.',
    },
    unreadable: {
      title: 'No se pudo leer el archivo',
      text: 'Es posible que se haya movido o borrado. Elíjalo de nuevo.',
    },
  },
  badges: {
    genuine: 'Auténtico',
    altered: 'Alterado',
    superseded: 'Reemplazado',
    revoked: 'Revocado',
    unknown: 'Desconocido',
  },
  titles: {
    genuine: 'Auténtico, byte por byte',
    altered: 'No es el archivo que emitimos',
    revoked: 'Revocado',
    unknown: 'No es un archivo nuestro',
    superseded: 'Reemplazado por una revisión posterior',
    supersededBy: 'Reemplazado por la revisión {revision, number}',
  },
  again: 'Comprobar otro documento',
  namedCertificate: 'El certificado que menciona',
  itsCertificate: 'Su certificado',
  ofKind: '{heading}: <kind></kind>',
  file: 'Este archivo',
  help: '¿Preguntas? Escriba a <email></email>.',
  yes: 'Sí',
  no: 'No',
  cannotSay: 'No se puede saber',
  untouched: {
    question: '¿Sin cambios?',
    asIssued: 'Cada byte está como lo emitimos.',
    locked: 'Está protegido con contraseña. Nunca protegemos los archivos que emitimos.',
    unrecorded: 'Nuestra firma está íntegra, pero el archivo no consta en nuestros registros.',
    nothing: 'No hay nada nuestro con que compararlo.',
    extended: 'Se añadió algo después de que lo firmamos.',
    broken: 'Su contenido no es aquel para el que se hizo nuestra firma.',
    signedBy: 'Lo firmó «{signer}», no nosotros.',
    foreign: 'Lo firmó otra persona.',
    intact: 'Lo que firmamos no ha cambiado, pero el archivo no está como lo entregamos.',
    unsigned: 'Lleva nuestro código, pero sus bytes no son los que emitimos y no tiene firma nuestra.',
  },
  valid: {
    question: '¿Sigue siendo válido?',
    unnamed: 'El archivo no menciona ningún certificado nuestro.',
    notThisFile: 'Este archivo no',
    delivered: 'El certificado {code} es válido para el archivo que entregamos.',
    today: 'El certificado {code} es válido hoy.',
    superseded: 'La revisión {revision, number} lo reemplazó el {date}. Pida esa revisión.',
    revoked: 'El certificado {code} fue revocado el {date}.',
    revokedFor: {
      error: 'El certificado {code} fue revocado el {date}. Contiene un error.',
      fraud: 'El certificado {code} fue revocado el {date}. No se debe confiar en él.',
      payment: 'El certificado {code} fue revocado el {date}. Su pago fue devuelto.',
      withdrawn: 'El certificado {code} fue revocado el {date}. Fue retirado.',
    },
  },
  issued: {
    question: '¿Emitido por nosotros?',
    notRecorded: 'Sin registro',
    writeToUs: 'Lleva nuestra firma. Por favor, escríbanos al respecto.',
    noRecord: 'No tenemos registro de este archivo.',
    notLikeThis: 'No de esta forma',
    askHolder: 'Pida al titular el archivo que entregamos.',
    recorded: 'Su huella digital consta en nuestros registros.',
  },
  signature: 'Firma',
  signatures: {
    intact: 'Nuestra, sobre el archivo completo',
    extended: 'Nuestra, solo sobre su primera parte',
    broken: 'Nuestra, pero hecha para otro contenido',
    foreign: 'No es nuestra',
    none: 'Ninguna',
    retired: 'Con una clave en la que ya no confiamos',
  },
  signedBy: 'Firmado por',
  signedAt: 'Firmado el',
  timestamp: 'Sello de tiempo',
  timestampBy: '<time></time>, <authority></authority>',
} satisfies Translated<typeof english>;
