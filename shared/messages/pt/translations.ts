import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/translations.ts';

const rushOffer =
  'Pedidos urgentes ficam prontos em 4 a 8 horas e custam 50% a mais por página. Se perdermos o prazo prometido, devolvemos o adicional.';

export const messages = {
  hero: {
    kicker: 'Cada página traz um código público de verificação',
    title: 'Seus documentos, certificados em inglês',
    text: 'Traduções certificadas de documentos pessoais e de imigração, aceitas pelo serviço de imigração dos EUA.',
    primary: 'Começar tradução',
    secondary: 'Verificar documento',
    figures: [
      { number: '10.000+', label: 'documentos traduzidos' },
      { number: '99,9%', label: 'taxa de aceitação' },
      { number: '24 h', label: 'prazo médio para uma página' },
      { number: '8', label: 'idiomas' },
    ],
  },
  quote: {
    title: 'Veja seu preço agora',
    text: 'Escolha um arquivo ou tire uma foto: você vê as páginas, o preço e a data antes de criar uma conta.',
  },
  pricing: {
    title: 'Preços',
    text: 'Um preço por página, mostrado antes de você pagar.',
    mostPopular: 'Mais pedida',
    action: 'Começar',
    notes: [
      'Você paga por página do seu arquivo. Uma página típica tem cerca de 250 palavras; uma página mais cheia custa o mesmo.',
      'Documentos complexos custam mais: extratos bancários têm preço próprio, indicado acima.',
      'O prazo padrão é de 24 a 48 horas. Uma única página leva 24 horas em média.',
      rushOffer,
      'Uma cópia impressa pode ser enviada pelo correio, com rastreamento, a um endereço nos Estados Unidos por US$ 15 por documento.',
    ],
    plans: {
      certified: [
        'Certificado de exatidão assinado',
        'Código público de verificação',
        'Baixe assim que enviarmos o e-mail',
      ],
      notarized: ['Tudo o que a certificada inclui', 'A declaração do tradutor, jurada perante um notário'],
    },
    conditions: {
      certified: '',
      notarized:
        'Oferecida enquanto temos um notário habilitado; o formulário de pedido avisa quando não está disponível.',
    },
    bankStatement: [
      'Tabelas e valores dispostos como no original',
      'Certificado de exatidão assinado',
      'Código público de verificação',
    ],
  },
  why: {
    title: 'Por que nos escolher',
    reasons: [
      {
        title: 'Aceita pelo USCIS',
        text: 'Cada tradução traz a declaração de certificação que os agentes de imigração procuram.',
      },
      {
        title: 'Verificável por qualquer pessoa',
        text: 'Um código em cada página leva ao registro público do certificado.',
      },
      {
        title: 'Um tradutor identificado',
        text: 'Um autenticador que prestou juramento revisa cada documento e o assina com seu nome.',
      },
      {
        title: 'Privacidade desde a concepção',
        text: 'Seus arquivos ficam em armazenamento privado, e você pode ver quem os abriu.',
      },
    ],
  },
  process: {
    title: 'Como funciona',
    steps: [
      { title: 'Envie', text: 'Um PDF ou uma foto nítida, até 50 páginas e menos de 10 MB.' },
      { title: 'Veja o preço', text: 'Contamos as páginas e você vê o preço exato na hora.' },
      {
        title: 'Pagamento seguro',
        text: 'Pague com qualquer cartão de crédito conhecido na página segura da operadora.',
      },
      {
        title: 'Receba sua tradução',
        text: 'Avisamos por e-mail quando estiver pronta. Baixe o PDF certificado na sua conta.',
      },
    ],
  },
  scope: {
    title: 'O que traduzimos',
    documentTypes: [
      'Certidões de nascimento, casamento e divórcio',
      'Passaportes e documentos de identidade',
      'Diplomas e históricos escolares',
      'Extratos bancários',
      'Antecedentes criminais e documentos judiciais',
      'Prontuários médicos e carteiras de vacinação',
      'Carteiras de motorista',
      'Documentos de trabalho e de impostos',
    ],
  },
  testimonials: [
    {
      name: 'Ana P.',
      location: 'Boston, MA',
      rating: 5,
      text: 'Minha certidão de casamento ficou pronta na manhã seguinte, e o agente conferiu o código na minha frente.',
    },
    {
      name: 'Omar H.',
      location: 'Dearborn, MI',
      rating: 5,
      text: 'Certidões de nascimento em árabe para toda a família. Um preço só, sem surpresas, e cada nome escrito como nos nossos passaportes.',
    },
    {
      name: 'Lucía G.',
      location: 'Miami, FL',
      rating: 5,
      text: 'Enviei fotos do celular e dois dias depois tinha o PDF certificado. Os extratos bancários ficaram perfeitos.',
    },
  ],
  faq: {
    title: 'Perguntas frequentes',
    questions: [
      {
        question: 'Suas traduções são aceitas pelo USCIS?',
        answer:
          'Sim. Elas trazem a certificação de exatidão que o USCIS exige para traduções para o inglês. Somos uma empresa privada, sem vínculo com o USCIS.',
      },
      {
        question: 'Qual é a diferença entre certificada e notarizada?',
        answer:
          'Uma tradução certificada traz nossa declaração de exatidão assinada. Na notarizada, o tradutor também jura essa declaração perante um notário, o que algumas escolas e tribunais pedem. A notarização só é oferecida enquanto temos um notário habilitado; o formulário de pedido avisa quando não está disponível.',
      },
      {
        question: 'Quanto tempo leva?',
        answer: `O prazo padrão é de 24 a 48 horas. Uma única página leva 24 horas em média. ${rushOffer}`,
      },
      {
        question: 'Como as páginas são contadas?',
        answer:
          'Cada página do seu arquivo conta como uma página, e uma foto conta como uma. Uma página típica tem cerca de 250 palavras; uma página mais cheia custa o mesmo.',
      },
      {
        question: 'Como alguém pode verificar minha tradução?',
        answer:
          'Digitando o código impresso nela na nossa página pública de verificação. Não é preciso ter conta, e o registro não mostra nomes completos, contatos nem arquivos.',
      },
      {
        question: 'Meus dados estão seguros?',
        answer:
          'Os arquivos ficam em armazenamento privado e só podem ser abertos por links que expiram em minutos. Envios não pagos são apagados após 7 dias.',
      },
    ],
  },
  title: 'Traduções certificadas para o inglês',
  table: {
    caption: 'Preço por página',
    translation: 'Tradução',
    receive: 'O que você recebe',
    perPage: 'Por página',
    price: '<amount>{price}</amount> por página',
    bankStatement: 'Extrato bancário',
    notarizedBankStatement: 'Extratos bancários notarizados custam {price} por página.',
    order: '{action}: {plan}',
    services: { certified: 'Tradução certificada', notarized: 'Tradução notarizada' },
  },
  contact: {
    title: 'Entre em contato',
    text: 'Pergunte o que quiser. Uma pessoa de verdade vai responder.',
  },
  testimonialsTitle: 'O que dizem os clientes',
  coverage: {
    documents: 'Documentos',
    languages: 'Idiomas, para o inglês',
    verify:
      'Recebeu uma das nossas traduções? O código dela mostra em segundos se fomos nós que a certificamos. <link>Verificar um documento</link>',
  },
} satisfies Translated<typeof english>;
