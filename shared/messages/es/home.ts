import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/home.ts';

export const messages = {
  hero: {
    kicker: 'Mentoría especializada para estudiantes internacionales',
    title: 'Transforme su futuro con becas de estudio en EE. UU.',
    text: 'Le ayudamos a encontrar la escuela adecuada y a conseguir una beca, desde la primera conversación hasta el primer día de clases.',
    primary: 'Quiero empezar ahora',
    secondary: 'Hablar con un especialista',
    badges: ['100 % personalizado', 'Resultados rápidos'],
    figures: [
      { number: '95 %', label: 'tasa de éxito general' },
      { number: '500+', label: 'estudiantes en 2024' },
    ],
  },
  translation: {
    title: 'Necesito traducir un documento',
    text: 'Elija un archivo o tome una foto: verá las páginas, el precio y la fecha antes de crear una cuenta.',
  },
  about: {
    title: 'Sobre nosotros',
    text: 'Exestudiantes internacionales y asesores de admisión que conocen los dos lados de la solicitud.',
    figures: [
      { number: '500+', label: 'estudiantes aceptados en 2024' },
      { number: 'US$2 M+', label: 'en becas' },
      { number: '50+', label: 'escuelas asociadas' },
      { number: '70+', label: 'países' },
    ],
    features: [
      {
        title: 'Red global',
        text: 'Escuelas asociadas en todo EE. UU. que nos conocen y responden rápido a nuestros estudiantes.',
      },
      {
        title: 'Orientación experta',
        text: 'Asesores que han presentado cientos de solicitudes y son sinceros sobre sus posibilidades.',
      },
      {
        title: 'Apoyo de principio a fin',
        text: 'Búsqueda de escuela, documentos, traducciones certificadas, práctica de entrevista y llegada.',
      },
    ],
    values: [
      { title: 'Pasión por la educación', text: 'Creemos que la educación puede cambiar el rumbo de una vida.' },
      { title: 'Innovación continua', text: 'Seguimos encontrando mejores formas de preparar solicitudes.' },
      { title: 'Verdadera alianza', text: 'Su meta es nuestra meta, de principio a fin.' },
      { title: 'Excelencia en todo', text: 'Revisamos dos veces cada formulario, carta y página.' },
    ],
  },
  profiles: {
    title: 'Perfiles que apoyamos',
    text: 'Cada camino hacia una escuela de EE. UU. es distinto. Estos son los tres que mejor conocemos.',
    action: 'Hablar con un especialista',
    cards: [
      {
        title: 'Inicial',
        subtitle: 'Su primera visa de estudiante, desde su país',
        description: 'Para quienes solicitan por primera vez el ingreso a una escuela de EE. UU.',
        benefits: ['Búsqueda de escuela y beca', 'Solicitud e I-20', 'Práctica para la entrevista de visa'],
        duration: '3–6 meses',
        students: '2,500+',
        successRate: '95 %',
      },
      {
        title: 'Cambio de estatus',
        subtitle: 'Ya está en EE. UU. con otra visa',
        description: 'Para quienes quieren ser estudiantes sin salir del país.',
        benefits: ['Revisión de elegibilidad', 'Petición y pruebas', 'Apoyo hasta la decisión'],
        duration: '2–4 meses',
        students: '1,800+',
        successRate: '92 %',
      },
      {
        title: 'Transferencia',
        subtitle: 'De una escuela de EE. UU. a otra',
        description: 'Para estudiantes que buscan una mejor escuela, precio o ciudad.',
        benefits: ['Revisión de historial y créditos', 'Negociación de beca', 'Transferencia sin interrupciones'],
        duration: '1–2 meses',
        students: '1,200+',
        successRate: '98 %',
      },
    ],
  },
  stories: {
    title: 'Historias de éxito',
    text: 'Lo que dicen los estudiantes una vez que están aquí.',
    figures: [
      { number: '95 %', label: 'tasa de éxito general' },
      { number: '3–6 meses', label: 'promedio de una solicitud inicial' },
      { number: '70 %', label: 'beca promedio' },
      { number: '4.9', label: 'calificación promedio' },
    ],
    testimonials: [
      {
        name: 'Camila R.',
        age: 24,
        location: 'São Paulo, Brasil',
        profile: 'Inicial',
        program: 'Administración de Empresas',
        scholarship: 'Beca del 75 %',
        duration: '4 meses',
        rating: 5,
        text: 'Me había rendido después de que dos escuelas me rechazaran. Rehicieron mi solicitud conmigo, línea por línea, y empecé en agosto.',
      },
      {
        name: 'Diego M.',
        age: 29,
        location: 'Bogotá, Colombia',
        profile: 'Cambio de estatus',
        program: 'Inglés intensivo',
        scholarship: 'Beca del 60 %',
        duration: '3 meses',
        rating: 5,
        text: 'Ya estaba aquí y tenía miedo de hacer algo mal. Me dijeron qué era posible y qué no, y me acompañaron hasta que llegó la respuesta.',
      },
      {
        name: 'Yuna K.',
        age: 22,
        location: 'Seúl, Corea del Sur',
        profile: 'Transferencia',
        program: 'Ciencias de la Computación',
        scholarship: 'Beca del 80 %',
        duration: '2 meses',
        rating: 5,
        text: 'Mi nueva escuela cuesta un tercio de la anterior. La transferencia tardó dos meses y no perdí ni una clase.',
      },
    ],
  },
  faq: {
    title: 'Preguntas frecuentes',
    questions: [
      {
        question: '¿Cuánto tarda el proceso?',
        answer:
          'En promedio, de 3 a 6 meses para una solicitud inicial y de 2 a 4 para un cambio de estatus. Una transferencia tarda de 1 a 3 meses, y la mayoría se completa en 1 o 2.',
      },
      {
        question: '¿Puedo trabajar mientras estudio?',
        answer:
          'Los estudiantes con estatus F-1 por lo general pueden trabajar en el campus hasta 20 horas por semana durante el período lectivo y a tiempo completo en las vacaciones. Su escuela puede confirmar lo que aplica en su caso.',
      },
      {
        question: '¿Garantizan una beca?',
        answer:
          'No. Esa decisión la toman las escuelas, así que nadie puede garantizarla honestamente. Le ayudamos a preparar la mejor solicitud posible y le decimos sus posibilidades desde el principio.',
      },
      {
        question: '¿Necesito saber inglés de antemano?',
        answer:
          'No para todos los programas. Muchos estudiantes empiezan con inglés intensivo y de ahí pasan a una carrera.',
      },
      {
        question: '¿También traducen mis documentos?',
        answer:
          'Sí. Nuestros propios autenticadores revisan y certifican cada traducción, y cualquiera puede verificarla con un código público.',
      },
    ],
  },
  contact: { title: 'Contáctenos', text: 'Pregúntenos lo que quiera. Le responderá una persona real.' },
  title: 'Estudie en EE. UU. con una beca',
  results: {
    caption: 'Tasa de éxito por tipo de solicitud',
    profile: 'Perfil',
    duration: 'Duración',
    successRate: 'Tasa de éxito',
  },
  facts: {
    typicalDuration: 'Duración típica',
    studentsSince: 'Estudiantes desde 2016',
    successRate: 'Tasa de éxito',
    profile: 'Perfil',
    program: 'Programa',
    scholarship: 'Beca',
    duration: 'Duración',
  },
} satisfies Translated<typeof english>;
