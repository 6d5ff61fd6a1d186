import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/translations.ts';

const rushOffer =
  'Los pedidos urgentes están listos en 4 a 8 horas y cuestan un 50 % más por página. Si no cumplimos el plazo prometido, devolvemos el recargo.';

export const messages = {
  hero: {
    kicker: 'Cada página lleva un código público de verificación',
    title: 'Sus documentos, certificados en inglés',
    text: 'Traducciones certificadas de documentos personales y de inmigración, aceptadas por el servicio de inmigración de EE. UU.',
    primary: 'Empezar traducción',
    secondary: 'Verificar documento',
    figures: [
      { number: '10,000+', label: 'documentos traducidos' },
      { number: '99.9 %', label: 'tasa de aceptación' },
      { number: '24 h', label: 'plazo promedio para una página' },
      { number: '8', label: 'idiomas' },
    ],
  },
  quote: {
    title: 'Vea su precio ahora',
    text: 'Elija un archivo o tome una foto: verá las páginas, el precio y la fecha antes de crear una cuenta.',
  },
  pricing: {
    title: 'Precios',
    text: 'Un precio por página, que se muestra antes de pagar.',
    mostPopular: 'La más popular',
    action: 'Empezar',
    notes: [
      'Se paga por página de su archivo. Una página típica tiene unas 250 palabras; una más llena cuesta lo mismo.',
      'Los documentos complejos cuestan más: los estados de cuenta bancarios tienen su propio precio, indicado arriba.',
      'El plazo estándar es de 24 a 48 horas. Una sola página tarda 24 horas en promedio.',
      rushOffer,
      'Una copia impresa puede enviarse por correo, con seguimiento, a una dirección en Estados Unidos por US$15 por documento.',
    ],
    plans: {
      certified: [
        'Certificado de exactitud firmado',
        'Código público de verificación',
        'Descárguela en cuanto le avisemos por correo',
      ],
      notarized: ['Todo lo que incluye la certificada', 'La declaración del traductor, jurada ante un notario'],
    },
    conditions: {
      certified: '',
      notarized:
        'Se ofrece mientras contamos con un notario habilitado; el formulario de pedido avisa cuando no está disponible.',
    },
    bankStatement: [
      'Tablas y cifras dispuestas como en el original',
      'Certificado de exactitud firmado',
      'Código público de verificación',
    ],
  },
  why: {
    title: 'Por qué elegirnos',
    reasons: [
      {
        title: 'Aceptada por el USCIS',
        text: 'Cada traducción lleva la declaración de certificación que buscan los oficiales de inmigración.',
      },
      {
        title: 'Verificable por cualquiera',
        text: 'Un código en cada página lleva al registro público de su certificado.',
      },
      {
        title: 'Un traductor identificado',
        text: 'Un autenticador jurado revisa cada documento y lo firma con su nombre.',
      },
      {
        title: 'Privacidad por diseño',
        text: 'Sus archivos se guardan de forma privada, y usted puede ver quién los abrió.',
      },
    ],
  },
  process: {
    title: 'Cómo funciona',
    steps: [
      { title: 'Suba el documento', text: 'Un PDF o una foto nítida, de hasta 50 páginas y menos de 10 MB.' },
      { title: 'Reciba su cotización', text: 'Contamos las páginas y usted ve el precio exacto de inmediato.' },
      {
        title: 'Pago seguro',
        text: 'Pague con cualquier tarjeta de crédito conocida en la página segura del proveedor de pagos.',
      },
      {
        title: 'Reciba su traducción',
        text: 'Le escribimos cuando esté lista. Descargue el PDF certificado desde su cuenta.',
      },
    ],
  },
  scope: {
    title: 'Qué traducimos',
    documentTypes: [
      'Actas de nacimiento, matrimonio y divorcio',
      'Pasaportes y documentos de identidad',
      'Diplomas y expedientes académicos',
      'Estados de cuenta bancarios',
      'Antecedentes policiales y documentos judiciales',
      'Historiales médicos y de vacunación',
      'Licencias de conducir',
      'Documentos laborales y de impuestos',
    ],
  },
  testimonials: [
    {
      name: 'Ana P.',
      location: 'Boston, MA',
      rating: 5,
      text: 'Mi acta de matrimonio estuvo lista a la mañana siguiente, y el oficial comprobó el código delante de mí.',
    },
    {
      name: 'Omar H.',
      location: 'Dearborn, MI',
      rating: 5,
      text: 'Actas de nacimiento en árabe para toda la familia. Un solo precio, sin sorpresas, y cada nombre escrito como en nuestros pasaportes.',
    },
    {
      name: 'Lucía G.',
      location: 'Miami, FL',
      rating: 5,
      text: 'Envié fotos desde mi teléfono y a los dos días tenía el PDF certificado. Los estados de cuenta quedaron perfectos.',
    },
  ],
  faq: {
    title: 'Preguntas frecuentes',
    questions: [
      {
        question: '¿El USCIS acepta sus traducciones?',
        answer:
          'Sí. Llevan la certificación de exactitud que el USCIS exige para las traducciones al inglés. Somos una empresa privada y no estamos afiliados al USCIS.',
      },
      {
        question: '¿Cuál es la diferencia entre certificada y notarizada?',
        answer:
          'Una traducción certificada lleva nuestra declaración de exactitud firmada. En una notarizada, el traductor además jura esa declaración ante un notario, lo que piden algunas escuelas y tribunales. La notarización solo se ofrece mientras contamos con un notario habilitado; el formulario de pedido avisa cuando no está disponible.',
      },
      {
        question: '¿Cuánto tarda?',
        answer: `El plazo estándar es de 24 a 48 horas. Una sola página tarda 24 horas en promedio. ${rushOffer}`,
      },
      {
        question: '¿Cómo se cuenta una página?',
        answer:
          'Cada página de su archivo cuenta como una página, y una foto cuenta como una. Una página típica tiene unas 250 palabras; una más llena cuesta lo mismo.',
      },
      {
        question: '¿Cómo puede alguien verificar mi traducción?',
        answer:
          'Escribe el código impreso en ella en nuestra página pública de verificación. No hace falta una cuenta, y el registro no muestra nombres completos, datos de contacto ni archivos.',
      },
      {
        question: '¿Mis datos están seguros?',
        answer:
          'Los archivos se guardan en un almacenamiento privado y solo se abren con enlaces que vencen en minutos. Los archivos no pagados se eliminan a los 7 días.',
      },
    ],
  },
  title: 'Traducciones certificadas al inglés',
  table: {
    caption: 'Precio por página',
    translation: 'Traducción',
    receive: 'Qué recibe',
    perPage: 'Por página',
    price: '<amount>{price}</amount> por página',
    bankStatement: 'Estado de cuenta bancario',
    notarizedBankStatement: 'Los estados de cuenta bancarios notarizados cuestan {price} por página.',
    order: '{action}: {plan}',
    services: { certified: 'Traducción certificada', notarized: 'Traducción notarizada' },
  },
  contact: { title: 'Contáctenos', text: 'Pregúntenos lo que quiera. Le responderá una persona real.' },
  testimonialsTitle: 'Lo que dicen los clientes',
  coverage: {
    documents: 'Documentos',
    languages: 'Idiomas, al inglés',
    verify:
      '¿Recibió una de nuestras traducciones? Su código le dice en segundos si la certificamos. <link>Verificar un documento</link>',
  },
} satisfies Translated<typeof english>;
