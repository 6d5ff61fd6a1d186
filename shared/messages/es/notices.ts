import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/notices.ts';

export const messages = {
  document_approved: {
    title: 'Documento aprobado',
    message: 'Su traducción de {paper} ha sido certificada.',
  },
  document_rejected: {
    title: 'Traducción corregida',
    message: 'Un autenticador corrigió la traducción de {paper} y la certificó.',
  },
  translation_ready: {
    title: '¡Su traducción está lista!',
    message: '{paper}: ya puede descargarla.',
  },
  payment_confirmed: {
    title: 'Pago confirmado',
    message: 'Recibimos {total} por {documents, plural, one {# documento} many {# documentos} other {# documentos}}.',
  },
  payment_refunded: {
    title: 'Reembolso enviado',
    message: 'Devolvimos {amount} a su tarjeta.',
  },
  order_on_account: {
    title: 'Pedido a cuenta',
    message:
      '{documents, plural, one {# documento} many {# documentos} other {# documentos}} por {total}. Se paga con la factura de este mes.',
  },
  payment_credited: {
    title: 'Importe abonado',
    message: 'Ahora debe {amount} menos.',
  },
  statement_issued: {
    title: 'Su factura mensual',
    message: 'Factura {number}: {total} por sus pedidos a cuenta, con vencimiento el {date}.',
  },
  statement_overdue: {
    title: 'Hay una factura vencida',
    message:
      'Quedan {total} por pagar de la factura {number}. Hasta entonces no se admiten nuevos pedidos a cuenta; los ya hechos siguen su curso.',
  },
  payment_returned: {
    title: 'Pago reembolsado automáticamente',
    message:
      'Llegaron {total} por un pedido que fue modificado, descartado o ya pagado (recibo {receipt}). Se están reembolsando automáticamente.',
  },
  certificate_reissued: {
    title: 'Su traducción corregida está lista',
    message: '{paper} se emitió de nuevo como revisión {revision}. Use el archivo nuevo a partir de ahora.',
  },
  revision_declined: {
    title: 'Corrección no realizada',
    message: 'Revisamos la grafía que indicó en {paper} y la dejamos como está. El motivo figura en los detalles.',
  },
  question_asked: {
    title: 'Tenemos una pregunta para usted',
    message:
      'Para terminar {paper}, necesitamos su respuesta a {questions, plural, one {# pregunta} many {# preguntas} other {# preguntas}}.',
  },
  copy_mailed: {
    title: 'Su copia está en camino',
    message: 'La copia impresa de {paper} se envió con {carrier}, número de seguimiento {tracking}.',
  },
  sources_leaving: {
    title: 'Los archivos subidos se eliminarán pronto',
    message:
      '{documents, plural, one {El archivo que subió para # documento entregado se eliminará el {date}.} many {Los archivos que subió para # documentos entregados se eliminarán el {date}.} other {Los archivos que subió para # documentos entregados se eliminarán el {date}.}} Sus traducciones permanecen. Descargue lo que aún necesite.',
  },
  message_received: {
    title: 'Mensaje de nuestro traductor',
    message: 'Nuestro traductor le escribió sobre {paper}.',
  },
  certificate_revoked: {
    title: 'Certificado revocado',
    message:
      '{class, select, error {El certificado de {paper} ya no es válido. Encontramos un error en él. No use más el archivo.} fraud {El certificado de {paper} ya no es válido. Tenemos motivos para creer que el original o el pedido no era auténtico. No use más el archivo.} payment {El certificado de {paper} ya no es válido. Su pago le fue devuelto. No use más el archivo.} other {El certificado de {paper} ya no es válido. Fue retirado. No use más el archivo.}}',
  },
  push: {
    title: 'Su traducción está lista',
    message: 'Ábrala para leerla y descargarla.',
  },
} satisfies Translated<typeof english>;
