import type { Paper } from './paper.ts';

export const german: Paper = {
  lang: 'de',
  top: ['Bundesrepublik Deutschland', 'Standesamt Görlitz'],
  title: 'Geburtsurkunde',
  fields: [
    ['Familienname', 'n:Großmüller'],
    ['Vornamen', 'n:Jürgen Käthe Sören'],
    ['Geburtstag', 'd:04.07.1979'],
    ['Registernummer', '#:G 1234/1979'],
    ['Geburtsort', 'Görlitz, Kreis Zittau'],
    ['Uhrzeit', '23:05'],
  ],
  columns: [
    [
      ['Vater', 'n:Götz Weißenfels-Großmüller'],
      ['Religion', 'evangelisch'],
      ['Beruf', 'Schlosser'],
    ],
    [
      ['Mutter', 'n:Änne Öztürk geb. Strauß'],
      ['Religion', 'katholisch'],
      ['Beruf', 'Ärztin'],
    ],
  ],
  text: 'Die Übereinstimmung mit den Einträgen im Geburtenregister Nummer {#:1234} vom {d:9. Juli 1979} wird hiermit beglaubigt. Die Geburt wurde durch {n:Hildegard Böhmüller} angezeigt; die Gebühr in Höhe von {#:12,50} Euro ist entrichtet. Änderungen siehe Rückseite.',
  table: [
    ['Vermerk', 'Datum', 'Nummer', 'Gebühr'],
    ['Eheschließung', 'd:17.08.2003', '#:E 88/2003', '#:1.025,00 €'],
    ['Namensänderung', 'd:01.02.2011', '#:N 7/2011', '#:255,40 €'],
  ],
  seal: 'STANDESAMT DER STADT GÖRLITZ',
  signer: 'n:Cäcilie Schäuffelen',
};
