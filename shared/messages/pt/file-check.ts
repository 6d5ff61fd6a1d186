import { limits } from '../../limits.ts';
import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/file-check.ts';

const megabytes = limits.checkedFileBytes / 1_000_000;

export const messages = {
  refusals: {
    many: { title: 'Um arquivo por vez, por favor', text: 'Cada arquivo é conferido separadamente.' },
    empty: { title: 'Este arquivo está vazio', text: 'Ele não tem conteúdo. Tente baixá-lo ou salvá-lo de novo.' },
    large: {
      title: 'Este arquivo é grande demais para ser conferido aqui',
      text: `Conferimos arquivos de até ${megabytes} MB. Os arquivos que entregamos são bem menores.`,
    },
    'not-pdf': {
      title: 'Isto não é um PDF',
      text: 'Entregamos arquivos PDF. Para uma foto ou cópia impressa, digite o código ou leia o QR code com o celular.',
    },
    unreadable: {
      title: 'Não foi possível ler o arquivo',
      text: 'Ele pode ter sido movido ou apagado. Escolha-o novamente.',
    },
  },
  badges: {
    genuine: 'Autêntico',
    altered: 'Alterado',
    superseded: 'Substituído',
    revoked: 'Revogado',
    unknown: 'Desconhecido',
  },
  titles: {
    genuine: 'Autêntico, byte por byte',
    altered: 'Não é o arquivo que emitimos',
    revoked: 'Revogado',
    unknown: 'Não é um arquivo nosso',
    superseded: 'Substituído por uma revisão posterior',
    supersededBy: 'Substituído pela revisão {revision, number}',
  },
  again: 'Conferir outro documento',
  namedCertificate: 'O certificado que ele cita',
  itsCertificate: 'O certificado dele',
  ofKind: '{heading}: <kind></kind>',
  file: 'Este arquivo',
  help: 'Dúvidas? Escreva para <email></email>.',
  yes: 'Sim',
  no: 'Não',
  cannotSay: 'Não é possível dizer',
  untouched: {
    question: 'Sem alterações?',
    asIssued: 'Cada byte está como o emitimos.',
    locked: 'Ele está protegido por senha. Nunca protegemos por senha os arquivos que emitimos.',
    unrecorded: 'Nossa assinatura nele está íntegra, mas o arquivo não consta dos nossos registros.',
    nothing: 'Não há nada nosso com que compará-lo.',
    extended: 'Algo foi acrescentado depois da nossa assinatura.',
    broken: 'O conteúdo não é aquele para o qual nossa assinatura foi feita.',
    signedBy: 'Foi assinado por “{signer}”, não por nós.',
    foreign: 'Foi assinado por outra pessoa.',
    intact: 'O que assinamos não mudou, mas o arquivo não está como o entregamos.',
    unsigned: 'Ele traz nosso código, mas seus bytes não são os que emitimos e não tem assinatura nossa.',
  },
  valid: {
    question: 'Ainda é válido?',
    unnamed: 'O arquivo não cita nenhum certificado nosso.',
    notThisFile: 'Este arquivo, não',
    delivered: 'O certificado {code} é válido para o arquivo que entregamos.',
    today: 'O certificado {code} é válido hoje.',
    superseded: 'A revisão {revision, number} o substituiu em {date}. Peça essa revisão.',
    revoked: 'O certificado {code} foi revogado em {date}.',
    revokedFor: {
      error: 'O certificado {code} foi revogado em {date}. Ele contém um erro.',
      fraud: 'O certificado {code} foi revogado em {date}. Não se deve confiar nele.',
      payment: 'O certificado {code} foi revogado em {date}. O pagamento foi devolvido.',
      withdrawn: 'O certificado {code} foi revogado em {date}. Ele foi retirado.',
    },
  },
  issued: {
    question: 'Emitido por nós?',
    notRecorded: 'Sem registro',
    writeToUs: 'Ele tem nossa assinatura. Por favor, escreva para nós sobre isso.',
    noRecord: 'Não temos registro deste arquivo.',
    notLikeThis: 'Não desta forma',
    askHolder: 'Peça ao titular o arquivo que entregamos.',
    recorded: 'A impressão digital dele consta dos nossos registros.',
  },
  signature: 'Assinatura',
  signatures: {
    intact: 'Nossa, sobre o arquivo inteiro',
    extended: 'Nossa, apenas sobre a primeira parte',
    broken: 'Nossa, mas feita para outro conteúdo',
    foreign: 'Não é nossa',
    none: 'Nenhuma',
    retired: 'Por uma chave em que não confiamos mais',
  },
  signedBy: 'Assinado por',
  signedAt: 'Assinado em',
  timestamp: 'Carimbo de tempo',
  timestampBy: '<time></time>, <authority></authority>',
} satisfies Translated<typeof english>;
