import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/business.ts';

export const messages = {
  title: 'Para empresas',
  heading: 'Para escritórios de advocacia e empresas',
  text: 'Faça pedidos para seus clientes e junto com seus colegas. Toda conta tem isso; não é preciso configurar nada antes.',
  organizations: {
    title: 'Organizações',
    text: 'Colegas compartilham documentos por caso, e um de vocês paga. Seus próprios documentos continuam sendo seus.',
    open: 'Abrir organizações',
  },
  quotes: {
    title: 'Orçamentos',
    text: 'Um preço que não muda por {days, number} dias, para imprimir para o seu cliente e usar no pedido.',
    open: 'Abrir orçamentos',
  },
  bulk: {
    title: 'Pedidos em lote',
    text: 'Até {count, number} pedidos a partir de uma lista (CSV) e de seus arquivos. Nada é criado até que todas as linhas estejam corretas.',
    open: 'Abrir pedidos em lote',
  },
  api: {
    title: 'API',
    text: 'Peça, pague e baixe com seu próprio software, e experimente antes com chaves de teste.',
    open: 'Para desenvolvedores',
  },
  inEnglish: 'Estas páginas estão em inglês.',
} satisfies Translated<typeof english>;
