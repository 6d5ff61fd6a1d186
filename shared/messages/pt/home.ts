import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/home.ts';

export const messages = {
  hero: {
    kicker: 'Mentoria especializada para estudantes internacionais',
    title: 'Transforme seu futuro com bolsas de estudo nos EUA',
    text: 'Ajudamos você a encontrar a escola certa e a conseguir uma bolsa, da primeira conversa ao primeiro dia de aula.',
    primary: 'Quero começar agora',
    secondary: 'Falar com um especialista',
    badges: ['100% personalizado', 'Resultados rápidos'],
    figures: [
      { number: '95%', label: 'taxa de sucesso geral' },
      { number: '500+', label: 'estudantes em 2024' },
    ],
  },
  translation: {
    title: 'Preciso traduzir um documento',
    text: 'Escolha um arquivo ou tire uma foto: você vê as páginas, o preço e a data antes de criar uma conta.',
  },
  about: {
    title: 'Sobre nós',
    text: 'Ex-estudantes internacionais e consultores de admissão que conhecem os dois lados da candidatura.',
    figures: [
      { number: '500+', label: 'estudantes aprovados em 2024' },
      { number: 'US$ 2 mi+', label: 'em bolsas de estudo' },
      { number: '50+', label: 'escolas parceiras' },
      { number: '70+', label: 'países' },
    ],
    features: [
      {
        title: 'Rede global',
        text: 'Escolas parceiras em todos os EUA que nos conhecem e respondem rápido aos nossos estudantes.',
      },
      {
        title: 'Orientação especializada',
        text: 'Consultores que já encaminharam centenas de candidaturas e são francos sobre as suas chances.',
      },
      {
        title: 'Apoio do início ao fim',
        text: 'Busca de escola, documentos, traduções certificadas, treino de entrevista e chegada.',
      },
    ],
    values: [
      { title: 'Paixão pela educação', text: 'Acreditamos que a educação pode mudar o rumo de uma vida.' },
      { title: 'Inovação contínua', text: 'Buscamos sempre maneiras melhores de preparar candidaturas.' },
      { title: 'Parceria verdadeira', text: 'Seu objetivo é o nosso objetivo, do começo ao fim.' },
      { title: 'Excelência em tudo', text: 'Conferimos cada formulário, carta e página duas vezes.' },
    ],
  },
  profiles: {
    title: 'Perfis que atendemos',
    text: 'Cada caminho até uma escola nos EUA é diferente. Estes são os três que conhecemos melhor.',
    action: 'Falar com um especialista',
    cards: [
      {
        title: 'Inicial',
        subtitle: 'Seu primeiro visto de estudante, a partir do seu país',
        description: 'Para quem se candidata pela primeira vez a uma escola nos EUA.',
        benefits: ['Busca de escola e de bolsa', 'Candidatura e I-20', 'Treino para a entrevista do visto'],
        duration: '3–6 meses',
        students: '2.500+',
        successRate: '95%',
      },
      {
        title: 'Mudança de status',
        subtitle: 'Já está nos EUA com outro visto',
        description: 'Para quem quer se tornar estudante sem sair do país.',
        benefits: ['Análise de elegibilidade', 'Petição e provas', 'Apoio até a decisão'],
        duration: '2–4 meses',
        students: '1.800+',
        successRate: '92%',
      },
      {
        title: 'Transferência',
        subtitle: 'De uma escola dos EUA para outra',
        description: 'Para quem procura uma escola, um preço ou uma cidade melhor.',
        benefits: ['Análise de histórico e créditos', 'Negociação de bolsa', 'Transferência sem interrupção'],
        duration: '1–2 meses',
        students: '1.200+',
        successRate: '98%',
      },
    ],
  },
  stories: {
    title: 'Histórias de sucesso',
    text: 'O que os estudantes dizem depois que chegam aqui.',
    figures: [
      { number: '95%', label: 'taxa de sucesso geral' },
      { number: '3–6 meses', label: 'em média, na candidatura inicial' },
      { number: '70%', label: 'de bolsa, em média' },
      { number: '4,9', label: 'avaliação média' },
    ],
    testimonials: [
      {
        name: 'Camila R.',
        age: 24,
        location: 'São Paulo, Brasil',
        profile: 'Inicial',
        program: 'Administração de Empresas',
        scholarship: 'Bolsa de 75%',
        duration: '4 meses',
        rating: 5,
        text: 'Eu já tinha desistido depois de duas recusas. Eles refizeram minha candidatura comigo, linha por linha, e comecei em agosto.',
      },
      {
        name: 'Diego M.',
        age: 29,
        location: 'Bogotá, Colômbia',
        profile: 'Mudança de status',
        program: 'Inglês intensivo',
        scholarship: 'Bolsa de 60%',
        duration: '3 meses',
        rating: 5,
        text: 'Eu já estava aqui e tinha medo de fazer algo errado. Eles me disseram o que era possível e o que não era, e ficaram comigo até a resposta chegar.',
      },
      {
        name: 'Yuna K.',
        age: 22,
        location: 'Seul, Coreia do Sul',
        profile: 'Transferência',
        program: 'Ciência da Computação',
        scholarship: 'Bolsa de 80%',
        duration: '2 meses',
        rating: 5,
        text: 'Minha nova escola custa um terço da antiga. A transferência levou dois meses e não perdi nenhuma aula.',
      },
    ],
  },
  faq: {
    title: 'Perguntas frequentes',
    questions: [
      {
        question: 'Quanto tempo leva o processo?',
        answer:
          'Em média, de 3 a 6 meses para uma candidatura inicial e de 2 a 4 para uma mudança de status. Uma transferência leva de 1 a 3 meses, e a maioria fica pronta em 1 ou 2.',
      },
      {
        question: 'Posso trabalhar enquanto estudo?',
        answer:
          'Estudantes com status F-1 em geral podem trabalhar no campus até 20 horas por semana durante o período letivo e em tempo integral nas férias. Sua escola pode confirmar o que vale para você.',
      },
      {
        question: 'Vocês garantem uma bolsa?',
        answer:
          'Não. Quem decide são as escolas, então ninguém pode garantir isso honestamente. Ajudamos você a preparar a candidatura mais forte possível e dizemos suas chances desde o início.',
      },
      {
        question: 'Preciso já falar inglês?',
        answer:
          'Não para todos os programas. Muitos estudantes começam com inglês intensivo e depois seguem para uma graduação.',
      },
      {
        question: 'Vocês também traduzem meus documentos?',
        answer:
          'Sim. Nossos próprios autenticadores revisam e certificam cada tradução, e qualquer pessoa pode verificá-la com um código público.',
      },
    ],
  },
  contact: {
    title: 'Entre em contato',
    text: 'Pergunte o que quiser. Uma pessoa de verdade vai responder.',
  },
  title: 'Estude nos EUA com bolsa',
  results: {
    caption: 'Taxa de sucesso por tipo de candidatura',
    profile: 'Perfil',
    duration: 'Duração',
    successRate: 'Taxa de sucesso',
  },
  facts: {
    typicalDuration: 'Duração típica',
    studentsSince: 'Estudantes desde 2016',
    successRate: 'Taxa de sucesso',
    profile: 'Perfil',
    program: 'Curso',
    scholarship: 'Bolsa',
    duration: 'Duração',
  },
} satisfies Translated<typeof english>;
