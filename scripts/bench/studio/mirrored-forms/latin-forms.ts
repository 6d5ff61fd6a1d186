import { drawForm, shapes, type Form } from './form.ts';

/** Forms in Latin letters. */

const serif = 'expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf';
const sans = 'expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf';

const center = 'text-align:center';
const end = 'display:flex;justify-content:space-between;align-items:flex-end;margin-top:9mm';

export const latinForms: readonly Form[] = [
  drawForm(
    { name: 'Brazilian birth certificate', language: 'Portuguese', font: serif },
    (pen) => `
    <div class="center">${pen.mark('emblem', ['República', '[Coat of arms of Brazil]'], `${shapes.emblem};margin:0 auto`)}</div>
    ${pen.text('REPÚBLICA FEDERATIVA DO BRASIL', 'FEDERATIVE REPUBLIC OF BRAZIL', center)}
    ${pen.text('REGISTRO CIVIL DAS PESSOAS NATURAIS', 'CIVIL REGISTRY OF NATURAL PERSONS', center)}
    ${pen.heading('CERTIDÃO DE NASCIMENTO', 'BIRTH CERTIFICATE', center)}
    ${pen.text('NOME', 'NAME', `${center};font-size:8pt`)}
    ${pen.text('JOÃO GONÇALVES DA CONCEIÇÃO', 'JOÃO GONÇALVES DA CONCEIÇÃO', `${center};font-weight:600;font-size:13pt`)}
    ${pen.text('MATRÍCULA', 'REGISTRATION NUMBER', `${center};font-size:8pt`)}
    ${pen.text('104235 01 55 1988 1 00123 045 0012345 67', '104235 01 55 1988 1 00123 045 0012345 67', center)}
    <div class="line">${pen.boxed(6, ['DATA DE NASCIMENTO POR EXTENSO', 'DATE OF BIRTH IN WORDS'], ['sete de março de mil novecentos e oitenta e oito', 'March seventh, nineteen eighty-eight'])}
    ${pen.boxed(1, ['DIA', 'DAY'], '07')}${pen.boxed(1, ['MÊS', 'MONTH'], '03')}${pen.boxed(1, ['ANO', 'YEAR'], '1988')}</div>
    <div class="line">${pen.boxed(2, ['HORA', 'TIME'], ['07h30min', '7:30 a.m.'])}${pen.boxed(7, ['MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO', 'MUNICIPALITY OF BIRTH AND STATE'], 'São José dos Campos - SP')}</div>
    <div class="line">${pen.boxed(6, ['LOCAL DE NASCIMENTO', 'PLACE OF BIRTH'], ['Hospital e Maternidade Santa Casa', 'Santa Casa Maternity Hospital'])}${pen.boxed(3, ['SEXO', 'SEX'], ['masculino', 'male'])}</div>
    <div class="line">${pen.boxed(1, ['FILIAÇÃO', 'PARENTS'], ['ANTÔNIO ARAÚJO DA CONCEIÇÃO e LÚCIA BRANDÃO GONÇALVES', 'ANTÔNIO ARAÚJO DA CONCEIÇÃO and LÚCIA BRANDÃO GONÇALVES'])}</div>
    <div class="line">${pen.boxed(1, ['AVÓS', 'GRANDPARENTS'], ['Paternos: José da Conceição e Ana Araújo. Maternos: Pedro Brandão e Rita Gonçalves', 'Paternal: José da Conceição and Ana Araújo. Maternal: Pedro Brandão and Rita Gonçalves'])}</div>
    <div class="line">${pen.boxed(2, ['GÊMEO', 'TWIN'], ['não', 'no'])}${pen.boxed(7, ['OBSERVAÇÕES / AVERBAÇÕES', 'REMARKS / ANNOTATIONS'], ['Nada consta à margem do termo.', 'Nothing appears in the margin of the entry.'])}</div>
    <div style="${end}"><div>${pen.text('Oficial de Registro Civil', 'Civil Registry Officer')}${pen.text('São José dos Campos - SP', 'São José dos Campos - SP')}</div>
    ${pen.mark('seal', ['Registro Civil', '[Round seal: Civil Registry of São José dos Campos]'], shapes.seal)}
    <div>${pen.text('O conteúdo da certidão é verdadeiro. Dou fé.', 'The content of this certificate is true. I attest it.', 'width:55mm')}${pen.mark('signature', ['Ana Souza', '[Signature]'], shapes.signature)}</div></div>`,
  ),
  drawForm(
    { name: 'German birth certificate', language: 'German', font: serif },
    (pen) => `
    <div style="display:flex;justify-content:space-between"><div>${pen.text('Standesamt Köln', 'Civil Registry Office of Cologne')}</div><div>${pen.text('G 1', 'G 1')}</div></div>
    ${pen.heading('Geburtsurkunde', 'Birth Certificate', `${center};font-size:22pt;margin:8mm 0`)}
    ${pen.field(['Registernummer', 'Register number'], 'G 1234/1988')}
    ${pen.text('Kind', 'Child', 'font-weight:600;margin-top:6mm')}
    ${pen.tabbed(62, ['Geburtsname', 'Name at birth'], 'Großmann')}${pen.tabbed(62, ['Vorname(n)', 'Given name(s)'], 'Jürgen Karl')}
    ${pen.tabbed(62, ['Geschlecht', 'Sex'], ['männlich', 'male'])}${pen.tabbed(62, ['Geburtstag', 'Date of birth'], ['7. März 1988', 'March 7, 1988'])}${pen.tabbed(62, ['Geburtsort', 'Place of birth'], 'Köln')}
    ${pen.text('Mutter', 'Mother', 'font-weight:600;margin-top:6mm')}
    ${pen.tabbed(62, ['Familienname', 'Family name'], 'Großmann')}${pen.tabbed(62, ['Vorname(n)', 'Given name(s)'], 'Anna Luise')}${pen.tabbed(62, ['Religion', 'Religion'], ['evangelisch', 'Protestant'])}
    ${pen.text('Vater', 'Father', 'font-weight:600;margin-top:6mm')}
    ${pen.tabbed(62, ['Familienname', 'Family name'], 'Großmann')}${pen.tabbed(62, ['Vorname(n)', 'Given name(s)'], 'Peter')}${pen.tabbed(62, ['Religion', 'Religion'], ['katholisch', 'Catholic'])}
    ${pen.text('Weitere Angaben aus dem Register: keine', 'Further entries in the register: none', 'margin-top:6mm')}
    <div style="${end}"><div>${pen.field(['Ort, Tag', 'Place, date'], ['Köln, 3. Juli 2024', 'Cologne, July 3, 2024'])}</div>
    ${pen.mark('seal', ['Standesamt Köln', '[Official seal: Civil Registry Office of Cologne]'], shapes.seal)}
    <div>${pen.mark('signature', ['Weber', '[Signature]'], shapes.signature)}${pen.text('Standesbeamtin', 'Registrar', 'border-top:.3mm solid;text-align:center')}</div></div>`,
  ),
  drawForm(
    { name: 'Mexican birth act', language: 'Spanish', font: sans },
    (pen) => `
    <div class="row" style="align-items:center"><div>${pen.mark('emblem', ['Estados Unidos Mexicanos', '[Coat of arms of Mexico]'], shapes.emblem)}</div>
    <div style="flex:1;text-align:center">${pen.text('ESTADOS UNIDOS MEXICANOS', 'UNITED MEXICAN STATES', 'font-weight:600')}${pen.heading('ACTA DE NACIMIENTO', 'BIRTH CERTIFICATE', center)}</div>
    <div style="width:52mm;font-size:8pt">${pen.field(['Identificador Electrónico', 'Electronic identifier'], '10012000120190012345')}${pen.field(['CURP', 'CURP'], 'PEGJ880307HOCRRN09')}${pen.field(['Entidad de Registro', 'State of registration'], 'Oaxaca')}</div></div>
    ${pen.text('Datos de la Persona Registrada', 'Data of the Registered Person', 'background:#e3e3e3;text-align:center;font-weight:600;margin-top:6mm')}
    <div class="line">${pen.boxed(3, ['Nombre(s)', 'Given name(s)'], 'JUAN')}${pen.boxed(3, ['Primer Apellido', 'First surname'], 'PÉREZ')}${pen.boxed(3, ['Segundo Apellido', 'Second surname'], 'GARCÍA')}</div>
    <div class="line">${pen.boxed(2, ['Sexo', 'Sex'], ['HOMBRE', 'MALE'])}${pen.boxed(3, ['Fecha de Nacimiento', 'Date of birth'], ['07/03/1988', 'March 7, 1988'])}${pen.boxed(4, ['Lugar de Nacimiento', 'Place of birth'], 'Oaxaca de Juárez, Oaxaca')}</div>
    ${pen.text('Datos de Filiación de la Persona Registrada', 'Parentage of the Registered Person', 'background:#e3e3e3;text-align:center;font-weight:600;margin-top:4mm')}
    ${pen.table(
      [
        [
          ['Nombre(s)', 'Given name(s)'],
          ['Primer Apellido', 'First surname'],
          ['Segundo Apellido', 'Second surname'],
          ['Nacionalidad', 'Nationality'],
        ],
        ['JOSÉ', 'PÉREZ', 'LÓPEZ', ['MEXICANA', 'MEXICAN']],
        ['MARÍA', 'GARCÍA', 'RUIZ', ['MEXICANA', 'MEXICAN']],
      ],
      [28, 26, 26, 20],
    )}
    ${pen.text('Anotaciones Marginales: Sin anotaciones marginales.', 'Marginal annotations: None.', 'margin-top:4mm')}
    ${pen.text('Certificación: Se extiende la presente copia certificada, con fundamento en el Código Civil del Estado. La Firma Electrónica con la que cuenta es vigente a la fecha de expedición.', 'Certification: This certified copy is issued under the Civil Code of the State. Its electronic signature is valid on the date of issue.')}
    ${pen.text('A los 3 días del mes de julio de 2024. Doy fe.', 'On July 3, 2024. I attest.')}
    <div style="${end}"><div style="width:70mm;font-size:7pt">${pen.text('Firma Electrónica:', 'Electronic signature:')}${pen.text('UE VH SjA4MDMwN0hPQ1JSTjA5 fEpVQU58UMOJUkVafEdBUkPDjUF8MTIwMDAxMjAxOTAwMTIzNDV8', 'UE VH SjA4MDMwN0hPQ1JSTjA5 fEpVQU58UMOJUkVafEdBUkPDjUF8MTIwMDAxMjAxOTAwMTIzNDV8', 'word-break:break-all')}</div>
    ${pen.mark('barcode', ['', '[QR code]'], shapes.code)}<div class="center">${pen.mark('signature', ['Lic. Ruiz', '[Signature]'], shapes.signature)}${pen.text('Director del Registro Civil', 'Director of the Civil Registry', center)}</div></div>`,
  ),
  drawForm(
    { name: 'school transcript', language: 'Portuguese', font: sans },
    (pen) => `
    <div class="row" style="align-items:center"><div>${pen.mark('emblem', ['USP', '[Logo: University of São Paulo]'], shapes.emblem)}</div><div>${pen.text('UNIVERSIDADE DE SÃO PAULO', 'UNIVERSITY OF SÃO PAULO', 'font-weight:600')}${pen.text('Escola Politécnica', 'Polytechnic School')}</div></div>
    ${pen.heading('HISTÓRICO ESCOLAR', 'ACADEMIC TRANSCRIPT', center)}
    <div class="row"><div style="flex:1">${pen.field(['Aluno', 'Student'], 'Ana Souza Lima')}${pen.field(['Curso', 'Program'], ['Engenharia Civil', 'Civil Engineering'])}</div><div style="flex:1">${pen.field(['Matrícula', 'Student number'], '7654321')}${pen.field(['Ingresso', 'Admission'], ['01/02/2008', 'February 1, 2008'])}</div></div>
    ${pen.table(
      [
        [
          ['Código', 'Code'],
          ['Disciplina', 'Course'],
          ['Créditos', 'Credits'],
          ['Nota', 'Grade'],
          ['Situação', 'Status'],
        ],
        ...[
          ['MAT2453', 'Cálculo Diferencial e Integral I', 'Differential and Integral Calculus I', '6', '8,5'],
          ['FIS1533', 'Física I', 'Physics I', '6', '7,0'],
          ['PCC2100', 'Desenho Técnico', 'Technical Drawing', '4', '9,2'],
          ['PEF2201', 'Resistência dos Materiais', 'Strength of Materials', '4', '6,8'],
          ['PHA2307', 'Hidráulica Geral', 'General Hydraulics', '4', '8,0'],
          ['PTR2202', 'Topografia Básica', 'Basic Surveying', '4', '7,7'],
          ['PCC2302', 'Materiais de Construção', 'Construction Materials', '4', '8,8'],
          ['PEF2302', 'Mecânica das Estruturas', 'Structural Mechanics', '4', '7,1'],
        ].map(([code = '', pt = '', en = '', credits = '', grade = '']) => [
          code,
          [pt, en] as const,
          credits,
          [grade, grade.replace(',', '.')] as const,
          ['Aprovado', 'Passed'] as const,
        ]),
      ],
      [14, 46, 13, 11, 16],
    )}
    <div class="row"><div style="flex:1">${pen.field(['Total de créditos', 'Total credits'], '36')}</div><div style="flex:1">${pen.field(['Média ponderada', 'Weighted average'], ['7,9', '7.9'])}</div></div>
    ${pen.text('São Paulo, 3 de julho de 2024.', 'São Paulo, July 3, 2024.', 'text-align:right;margin-top:8mm')}
    <div class="row" style="margin-top:14mm;justify-content:space-around"><div class="center">${pen.mark('signature', ['M. Prado', '[Signature]'], shapes.signature)}${pen.text('Secretária Acadêmica', 'Academic Registrar', `${center};border-top:.3mm solid`)}</div><div class="center">${pen.mark('signature', ['C. Reis', '[Signature]'], shapes.signature)}${pen.text('Diretor', 'Director', `${center};border-top:.3mm solid`)}</div></div>`,
  ),
  drawForm(
    { name: 'criminal record', language: 'Portuguese', font: sans },
    (pen) => `
    <div class="center">${pen.mark('emblem', ['República', '[Coat of arms of Brazil]'], `${shapes.emblem};margin:0 auto`)}</div>
    ${pen.text('MINISTÉRIO DA JUSTIÇA E SEGURANÇA PÚBLICA', 'MINISTRY OF JUSTICE AND PUBLIC SECURITY', center)}${pen.text('POLÍCIA FEDERAL', 'FEDERAL POLICE', center)}
    ${pen.heading('CERTIDÃO DE ANTECEDENTES CRIMINAIS', 'CRIMINAL RECORD CERTIFICATE', `${center};margin:8mm 0`)}
    ${pen.text('A Polícia Federal CERTIFICA, após pesquisa no Sistema Nacional de Informações Criminais – SINIC, que, até a presente data, NÃO CONSTA registro de antecedentes criminais em nome de:', 'The Federal Police CERTIFIES, after a search of the National Criminal Information System (SINIC), that to date there is NO criminal record in the name of:', 'text-align:justify')}
    ${pen.text('ANA SOUZA LIMA', 'ANA SOUZA LIMA', `${center};font-weight:600;font-size:13pt;margin:5mm 0`)}
    ${pen.field(['Nacionalidade', 'Nationality'], ['brasileira', 'Brazilian'])}${pen.field(['Filiação', 'Parents'], ['Pedro Lima e Rita Souza', 'Pedro Lima and Rita Souza'])}${pen.field(['Data de nascimento', 'Date of birth'], ['07/03/1988', 'March 7, 1988'])}${pen.field(['CPF', 'CPF (taxpayer number)'], '123.456.789-09')}
    <div style="border:.3mm solid #222;padding:3mm;margin-top:8mm" data-frame>${pen.text('Observações:', 'Remarks:', 'font-weight:600')}${pen.text('1) Esta certidão foi expedida gratuitamente pela Internet.', '1) This certificate was issued free of charge on the Internet.')}${pen.text('2) A autenticidade pode ser confirmada pelo código abaixo.', '2) Its authenticity can be confirmed by the code below.')}</div>
    <div style="${end}">${pen.mark('barcode', ['', '[QR code]'], shapes.code)}<div style="text-align:right">${pen.text('Certidão emitida em 03/07/2024 às 10:21', 'Certificate issued on July 3, 2024 at 10:21 a.m.', 'text-align:right')}${pen.text('Código de controle 8F3A.22C1.9D07', 'Control code 8F3A.22C1.9D07', 'text-align:right')}</div></div>`,
  ),
  drawForm(
    { name: 'marriage certificate in two columns', language: 'Spanish', font: serif },
    (pen) => `
    ${pen.text('REGISTRO CIVIL', 'CIVIL REGISTRY', center)}${pen.heading('CERTIFICADO DE MATRIMONIO', 'MARRIAGE CERTIFICATE', center)}
    <div class="row" style="margin-top:6mm"><div style="flex:1">${pen.text('CONTRAYENTE A', 'SPOUSE A', 'font-weight:600;text-align:center')}${pen.field(['Nombre', 'Name'], 'José Ñúñez de la Peña')}${pen.field(['Nacido en', 'Born in'], 'Sevilla')}${pen.field(['Fecha', 'Date'], ['7 de marzo de 1988', 'March 7, 1988'])}${pen.field(['Estado civil', 'Marital status'], ['soltero', 'single'])}${pen.field(['Profesión', 'Occupation'], ['carpintero', 'carpenter'])}${pen.field(['Hijo de', 'Son of'], ['Luis y de Carmen', 'Luis and Carmen'])}</div>
    <div style="flex:1">${pen.text('CONTRAYENTE B', 'SPOUSE B', 'font-weight:600;text-align:center')}${pen.field(['Nombre', 'Name'], 'María Ruiz Soler')}${pen.field(['Nacida en', 'Born in'], 'Cádiz')}${pen.field(['Fecha', 'Date'], ['21 de junio de 1990', 'June 21, 1990'])}${pen.field(['Estado civil', 'Marital status'], ['soltera', 'single'])}${pen.field(['Profesión', 'Occupation'], ['enfermera', 'nurse'])}${pen.field(['Hija de', 'Daughter of'], ['Pablo y de Inés', 'Pablo and Inés'])}</div></div>
    ${pen.text('El matrimonio se celebró en Sevilla, el día veintiuno de junio de dos mil catorce, ante el Juez encargado del Registro Civil, con el régimen económico de gananciales, y consta en el tomo 112, página 7.', 'The marriage was celebrated in Seville on June twenty-first, two thousand fourteen, before the Judge in charge of the Civil Registry, under the regime of community property, and is recorded in volume 112, page 7.', 'margin-top:7mm;text-align:justify')}
    <div class="row" style="margin-top:6mm"><div style="flex:1">${pen.text('TESTIGOS', 'WITNESSES', 'font-weight:600')}${pen.text('Ana Vega Mora', 'Ana Vega Mora')}${pen.text('Raúl Cano Díaz', 'Raúl Cano Díaz')}</div><div style="flex:1">${pen.text('ANOTACIONES', 'ANNOTATIONS', 'font-weight:600')}${pen.text('Ninguna', 'None')}</div></div>
    <div style="${end}">${pen.mark('stamp', ['Sevilla 3 JUL 2024', '[Rectangular stamp: Seville, July 3, 2024]'], 'width:45mm;height:16mm;border:.6mm solid #3a4c9c;color:#3a4c9c')}${pen.mark('seal', ['Registro Civil de Sevilla', '[Round seal: Civil Registry of Seville]'], shapes.seal)}<div class="center">${pen.mark('signature', ['P. Alba', '[Signature]'], shapes.signature)}${pen.text('El Encargado', 'The Registrar', center)}</div></div>`,
  ),
  drawForm(
    { name: 'identity card', language: 'Portuguese (Portugal)', font: sans },
    (pen) => `
    <div style="border:.4mm solid #222;border-radius:4mm;padding:6mm;width:150mm;margin:20mm auto 0">
    <div style="display:flex;justify-content:space-between;align-items:center">${pen.text('REPÚBLICA PORTUGUESA', 'PORTUGUESE REPUBLIC', 'font-weight:600')}${pen.text('CARTÃO DE CIDADÃO', 'CITIZEN CARD')}</div>
    <div class="row" style="margin-top:5mm">${pen.mark('photo', ['', '[Photograph of the holder]'], `${shapes.photo};flex:none`)}<div style="flex:1">${pen.field(['Apelidos', 'Surnames'], 'de Magalhães')}${pen.field(['Nomes', 'Given names'], 'Inês Sant’Ana')}<div class="row">${pen.field(['Sexo', 'Sex'], 'F')}${pen.field(['Altura', 'Height'], ['1,68', '1.68'])}${pen.field(['Nacionalidade', 'Nationality'], 'PRT')}</div>${pen.field(['Data de nascimento', 'Date of birth'], ['07 03 1988', 'March 7, 1988'])}${pen.field(['N.º do documento', 'Document number'], '12345678 9 ZZ4')}${pen.field(['Data de validade', 'Valid until'], ['03 07 2031', 'July 3, 2031'])}</div></div>
    <div style="margin-top:4mm">${pen.mark('signature', ['Inês Magalhães', '[Signature]'], shapes.signature)}</div></div>
    <div style="border:.4mm solid #222;border-radius:4mm;padding:6mm;width:150mm;margin:12mm auto 0">${pen.field(['Filiação', 'Parents'], ['Rui de Magalhães * Ana Sant’Ana', 'Rui de Magalhães and Ana Sant’Ana'])}<div class="row">${pen.field(['N.º fiscal', 'Tax number'], '234567899')}${pen.field(['N.º segurança social', 'Social security number'], '11223344556')}</div>
    ${pen.text('I&lt;PRT123456789&lt;ZZ4&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;', 'I<PRT123456789<ZZ4<<<<<<<<<<<<', 'font:12pt monospace;margin-top:5mm')}</div>`,
  ),
];
