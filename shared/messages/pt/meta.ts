import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/meta.ts';

export const messages = {
  noScript: 'Ative o JavaScript para usar {brand}.',
  imageAlt: 'Um certificado de exatidão de tradução com seu selo',
  descriptions: {
    home: 'Mentoria para estudantes internacionais: encontre a escola certa nos EUA e uma bolsa que a torne possível.',
    translations:
      'Tradução certificada de documentos de imigração para o inglês. Preço por página, assinada por um autenticador identificado e verificável por qualquer pessoa.',
    verify:
      'Confira uma tradução certificada com o código impresso nela. Sem conta; nomes completos, contatos e arquivos não são mostrados.',
    business:
      'Para escritórios de advocacia e empresas: organizações, orçamentos que mantêm o preço, pedidos em lote a partir de uma lista e uma API.',
    login: 'Entre para enviar documentos, acompanhar pedidos e baixar suas traduções certificadas.',
    register: 'Crie uma conta para encomendar traduções certificadas para o inglês.',
    forgotPassword: 'Solicite um link para escolher uma nova senha.',
  },
} satisfies Translated<typeof english>;
