import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/home.ts';

export const messages = {
  hero: {
    kicker: 'Spezialisiertes Mentoring für internationale Studierende',
    title: 'Gestalten Sie Ihre Zukunft mit Studienstipendien in den USA',
    text: 'Wir helfen Ihnen, die richtige Schule zu finden und ein Stipendium zu bekommen, vom ersten Gespräch bis zum ersten Unterrichtstag.',
    primary: 'Jetzt loslegen',
    secondary: 'Mit einem Experten sprechen',
    badges: ['100 % persönlich', 'Schnelle Ergebnisse'],
    figures: [
      { number: '95 %', label: 'Erfolgsquote insgesamt' },
      { number: '500+', label: 'Studierende im Jahr 2024' },
    ],
  },
  translation: {
    title: 'Ich brauche eine Übersetzung',
    text: 'Wählen Sie eine Datei oder machen Sie ein Foto: Sie sehen Seiten, Preis und Termin, ganz ohne Konto.',
  },
  about: {
    title: 'Über uns',
    text: 'Ehemalige internationale Studierende und Zulassungsberater, die beide Seiten der Bewerbung kennen.',
    figures: [
      { number: '500+', label: 'zugelassene Studierende 2024' },
      { number: '2 Mio. US$+', label: 'an Stipendien' },
      { number: '50+', label: 'Partnerschulen' },
      { number: '70+', label: 'Länder' },
    ],
    features: [
      {
        title: 'Weltweites Netzwerk',
        text: 'Partnerschulen in den ganzen USA, die uns kennen und unseren Studierenden schnell antworten.',
      },
      {
        title: 'Fachkundige Beratung',
        text: 'Berater, die Hunderte von Bewerbungen eingereicht haben und Ihre Chancen ehrlich einschätzen.',
      },
      {
        title: 'Begleitung von Anfang bis Ende',
        text: 'Schulsuche, Dokumente, beglaubigte Übersetzungen, Interviewtraining und Ankunft.',
      },
    ],
    values: [
      {
        title: 'Leidenschaft für Bildung',
        text: 'Wir glauben, dass Bildung einem Leben eine neue Richtung geben kann.',
      },
      { title: 'Ständige Innovation', text: 'Wir finden immer bessere Wege, Bewerbungen vorzubereiten.' },
      { title: 'Echte Partnerschaft', text: 'Ihr Ziel ist unser Ziel, von Anfang bis Ende.' },
      { title: 'Sorgfalt in allem', text: 'Wir prüfen jedes Formular, jeden Brief und jede Seite zweimal.' },
    ],
  },
  profiles: {
    title: 'Profile, die wir begleiten',
    text: 'Jeder Weg an eine US-Schule ist anders. Diese drei kennen wir am besten.',
    action: 'Mit einem Experten sprechen',
    cards: [
      {
        title: 'Erstantrag',
        subtitle: 'Ihr erstes Studentenvisum, aus Ihrem Heimatland',
        description: 'Für alle, die sich zum ersten Mal an einer US-Schule bewerben.',
        benefits: ['Suche nach Schule und Stipendium', 'Bewerbung und I-20', 'Training für das Visuminterview'],
        duration: '3–6 Monate',
        students: '2.500+',
        successRate: '95 %',
      },
      {
        title: 'Statuswechsel',
        subtitle: 'Bereits mit einem anderen Visum in den USA',
        description: 'Für alle, die ein Studium beginnen möchten, ohne das Land zu verlassen.',
        benefits: ['Prüfung der Voraussetzungen', 'Antrag und Nachweise', 'Begleitung bis zur Entscheidung'],
        duration: '2–4 Monate',
        students: '1.800+',
        successRate: '92 %',
      },
      {
        title: 'Transfer',
        subtitle: 'Von einer US-Schule zu einer anderen',
        description: 'Für Studierende, die eine bessere Schule, einen besseren Preis oder eine bessere Stadt suchen.',
        benefits: ['Prüfung von Zeugnissen und Credits', 'Verhandlung des Stipendiums', 'Transfer ohne Unterbrechung'],
        duration: '1–2 Monate',
        students: '1.200+',
        successRate: '98 %',
      },
    ],
  },
  stories: {
    title: 'Erfolgsgeschichten',
    text: 'Was Studierende sagen, wenn sie hier sind.',
    figures: [
      { number: '95 %', label: 'Erfolgsquote insgesamt' },
      { number: '3–6 Monate', label: 'im Schnitt für einen Erstantrag' },
      { number: '70 %', label: 'durchschnittliches Stipendium' },
      { number: '4,9', label: 'durchschnittliche Bewertung' },
    ],
    testimonials: [
      {
        name: 'Camila R.',
        age: 24,
        location: 'São Paulo, Brasilien',
        profile: 'Erstantrag',
        program: 'Betriebswirtschaft',
        scholarship: '75 % Stipendium',
        duration: '4 Monate',
        rating: 5,
        text: 'Nach zwei Absagen hatte ich aufgegeben. Sie haben meine Bewerbung mit mir Zeile für Zeile neu aufgebaut, und im August habe ich angefangen.',
      },
      {
        name: 'Diego M.',
        age: 29,
        location: 'Bogotá, Kolumbien',
        profile: 'Statuswechsel',
        program: 'Intensivkurs Englisch',
        scholarship: '60 % Stipendium',
        duration: '3 Monate',
        rating: 5,
        text: 'Ich war schon hier und hatte Angst, etwas falsch zu machen. Sie haben mir gesagt, was möglich ist und was nicht, und blieben an meiner Seite, bis die Antwort kam.',
      },
      {
        name: 'Yuna K.',
        age: 22,
        location: 'Seoul, Südkorea',
        profile: 'Transfer',
        program: 'Informatik',
        scholarship: '80 % Stipendium',
        duration: '2 Monate',
        rating: 5,
        text: 'Meine neue Schule kostet ein Drittel der alten. Der Transfer dauerte zwei Monate, und ich habe keine Stunde verpasst.',
      },
    ],
  },
  faq: {
    title: 'Häufige Fragen',
    questions: [
      {
        question: 'Wie lange dauert das Verfahren?',
        answer:
          'Im Schnitt 3 bis 6 Monate für einen Erstantrag und 2 bis 4 für einen Statuswechsel. Ein Transfer dauert 1 bis 3 Monate, die meisten sind nach 1 bis 2 abgeschlossen.',
      },
      {
        question: 'Darf ich während des Studiums arbeiten?',
        answer:
          'Studierende mit F-1-Status dürfen in der Regel auf dem Campus arbeiten, bis zu 20 Stunden pro Woche im Semester und Vollzeit in den Ferien. Ihre Schule kann bestätigen, was für Sie gilt.',
      },
      {
        question: 'Garantieren Sie ein Stipendium?',
        answer:
          'Nein. Darüber entscheiden die Schulen, deshalb kann es niemand ehrlich garantieren. Wir helfen Ihnen, die bestmögliche Bewerbung vorzubereiten, und nennen Ihnen Ihre Chancen von Anfang an.',
      },
      {
        question: 'Muss ich schon Englisch sprechen?',
        answer: 'Nicht für jedes Programm. Viele beginnen mit einem Intensivkurs und wechseln von dort in ein Studium.',
      },
      {
        question: 'Übersetzen Sie auch meine Dokumente?',
        answer:
          'Ja. Unsere eigenen Prüfer kontrollieren und beglaubigen jede Übersetzung, und jeder kann sie mit einem öffentlichen Code prüfen.',
      },
    ],
  },
  contact: { title: 'Kontakt', text: 'Fragen Sie uns, was Sie möchten. Ihnen antwortet ein Mensch.' },
  title: 'Mit einem Stipendium in den USA studieren',
  results: {
    caption: 'Erfolgsquote nach Art des Antrags',
    profile: 'Profil',
    duration: 'Dauer',
    successRate: 'Erfolgsquote',
  },
  facts: {
    typicalDuration: 'Übliche Dauer',
    studentsSince: 'Studierende seit 2016',
    successRate: 'Erfolgsquote',
    profile: 'Profil',
    program: 'Studiengang',
    scholarship: 'Stipendium',
    duration: 'Dauer',
  },
} satisfies Translated<typeof english>;
