import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/business.ts';

export const messages = {
  title: 'Para empresas',
  heading: 'Para bufetes y empresas',
  text: 'Haga pedidos para sus clientes y junto con sus colegas. Todas las cuentas lo incluyen; no hay que configurar nada antes.',
  organizations: {
    title: 'Organizaciones',
    text: 'Los colegas comparten documentos por asunto y uno de ustedes paga. Sus propios documentos siguen siendo suyos.',
    open: 'Abrir organizaciones',
  },
  quotes: {
    title: 'Presupuestos',
    text: 'Un precio que no cambia durante {days, number} días, para imprimirlo para su cliente y hacer el pedido con él.',
    open: 'Abrir presupuestos',
  },
  bulk: {
    title: 'Pedidos en lote',
    text: 'Hasta {count, number} pedidos desde una lista (CSV) y sus archivos. No se crea nada hasta que todas las líneas sean correctas.',
    open: 'Abrir pedidos en lote',
  },
  api: {
    title: 'API',
    text: 'Pida, pague y descargue desde su propio software, y pruébelo antes con claves de prueba.',
    open: 'Para desarrolladores',
  },
  inEnglish: 'Estas páginas están en inglés.',
} satisfies Translated<typeof english>;
