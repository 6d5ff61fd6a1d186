import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/quote.ts';

export const messages = {
  addFile: 'Adicionar outro documento',
  chooseFile: 'Escolher um arquivo',
  takePhoto: 'Tirar uma foto',
  formats: 'PDF, JPG ou PNG, menos de 10 MB. Nada é enviado até você continuar.',
  reading: 'Lendo o arquivo…',
  tryAgain: 'Tentar novamente',
  files: 'Seus arquivos',
  remove: 'Remover',
  removeFile: 'Remover {name}',
  retryFile: 'Tentar {name} novamente',
  total: 'Total',
  line: '{service}, {pages} × {price}',
  staffOnly: 'Entre como cliente para pedir.',
  noStorage: 'Este navegador não guarda arquivos. Continue e escolha o arquivo de novo depois de entrar.',
  goOnWithout: 'Continuar sem o arquivo',
  goOn: 'Continuar para o pedido · {price}',
  nextSignedIn: 'Você escolhe o idioma e confere tudo antes de pagar.',
  nextGuest:
    'A seguir você cria uma conta. Seu arquivo espera neste navegador por até 24 horas e é enviado quando você fizer o pedido.',
  kept: 'Guardado neste navegador, ainda não enviado.',
  documents: '{count, plural, one {# documento} many {# documentos} other {# documentos}}',
  preview: {
    title: 'Como será o seu documento',
    certificate: 'Certificado',
    translation: 'Tradução',
    original: 'Cópia do seu original',
    text: 'Um PDF, com um código que qualquer pessoa pode verificar. As duas primeiras páginas são do nosso exemplo.',
    open: 'Abrir o exemplo de entrega (PDF)',
  },
} satisfies Translated<typeof english>;
