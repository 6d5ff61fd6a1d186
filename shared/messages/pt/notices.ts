import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/notices.ts';

export const messages = {
  document_approved: {
    title: 'Documento aprovado',
    message: 'Sua tradução de {paper} foi certificada.',
  },
  document_rejected: {
    title: 'Tradução corrigida',
    message: 'Um autenticador corrigiu a tradução de {paper} e a certificou.',
  },
  translation_ready: {
    title: 'Sua tradução está pronta!',
    message: '{paper}: já pode ser baixada.',
  },
  payment_confirmed: {
    title: 'Pagamento confirmado',
    message: 'Recebemos {total} por {documents, plural, one {# documento} many {# documentos} other {# documentos}}.',
  },
  payment_refunded: {
    title: 'Reembolso enviado',
    message: 'Devolvemos {amount} ao seu cartão.',
  },
  order_on_account: {
    title: 'Pedido na conta',
    message:
      '{documents, plural, one {# documento} many {# documentos} other {# documentos}} por {total}. O pagamento vem na fatura deste mês.',
  },
  payment_credited: {
    title: 'Valor creditado',
    message: 'O valor a pagar diminuiu em {amount}.',
  },
  statement_issued: {
    title: 'Sua fatura mensal',
    message: 'Fatura {number}: {total} pelos seus pedidos na conta, com vencimento em {date}.',
  },
  statement_overdue: {
    title: 'Uma fatura está vencida',
    message: 'Ainda faltam {total} da fatura {number}. Até lá não há novos pedidos na conta; os já feitos continuam.',
  },
  payment_returned: {
    title: 'Pagamento reembolsado automaticamente',
    message:
      'Recebemos {total} por um pedido que foi alterado, descartado ou já pago (recibo {receipt}). O valor está sendo reembolsado automaticamente.',
  },
  certificate_reissued: {
    title: 'Sua tradução corrigida está pronta',
    message: '{paper} foi emitido novamente como revisão {revision}. Use o novo arquivo a partir de agora.',
  },
  revision_declined: {
    title: 'Correção não realizada',
    message: 'Verificamos a grafia que você indicou em {paper} e a mantivemos como está. O motivo está nos detalhes.',
  },
  question_asked: {
    title: 'Temos uma pergunta para você',
    message:
      'Para concluir {paper}, precisamos da sua resposta a {questions, plural, one {# pergunta} many {# perguntas} other {# perguntas}}.',
  },
  copy_mailed: {
    title: 'Sua cópia foi postada',
    message: 'A cópia impressa de {paper} foi enviada pela {carrier}, código de rastreamento {tracking}.',
  },
  sources_leaving: {
    title: 'Arquivos enviados serão excluídos em breve',
    message:
      '{documents, plural, one {O arquivo que você enviou para # documento entregue será excluído em {date}.} many {Os arquivos que você enviou para # documentos entregues serão excluídos em {date}.} other {Os arquivos que você enviou para # documentos entregues serão excluídos em {date}.}} Suas traduções permanecem. Baixe o que ainda precisar.',
  },
  message_received: {
    title: 'Mensagem do nosso tradutor',
    message: 'Nosso tradutor escreveu para você sobre {paper}.',
  },
  certificate_revoked: {
    title: 'Certificado revogado',
    message:
      '{class, select, error {O certificado de {paper} não é mais válido. Encontramos um erro nele. Não use mais o arquivo.} fraud {O certificado de {paper} não é mais válido. Temos motivos para crer que o original ou o pedido não era autêntico. Não use mais o arquivo.} payment {O certificado de {paper} não é mais válido. O pagamento foi devolvido a você. Não use mais o arquivo.} other {O certificado de {paper} não é mais válido. Ele foi retirado. Não use mais o arquivo.}}',
  },
  push: {
    title: 'Sua tradução está pronta',
    message: 'Abra para ler e baixar.',
  },
} satisfies Translated<typeof english>;
