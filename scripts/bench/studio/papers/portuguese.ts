import type { Paper } from './paper.ts';

export const portuguese: Paper = {
  lang: 'pt',
  top: ['República Federativa do Brasil', 'Registro Civil das Pessoas Naturais'],
  title: 'Certidão de Nascimento',
  fields: [
    ['Nome', 'n:João Gonçalves da Conceição'],
    ['Data de nascimento', 'd:07 de março de 1988'],
    ['Hora', '14:35'],
    ['Matrícula', '#:123456 01 55 1988 1 00045 123 0012345-67'],
    ['Município de nascimento', 'São José dos Campos, SP'],
    ['CPF', '#:529.982.247-25'],
  ],
  columns: [
    [
      ['Pai', 'n:Antônio Araújo da Conceição'],
      ['Profissão', 'Pedreiro'],
      ['Nascido em', 'd:12/09/1959'],
    ],
    [
      ['Mãe', 'n:Lúcia Gonçalves Brandão'],
      ['Profissão', 'Professora'],
      ['Nascida em', 'd:30/11/1962'],
    ],
  ],
  text: 'Certifico que, às folhas {#:123} do livro {#:A-45}, sob o número {#:12.345}, foi lavrado em {d:15 de março de 1988} o assento de nascimento de {n:João Gonçalves da Conceição}, do sexo masculino, sendo avós paternos {n:Sebastião da Conceição} e {n:Inês Araújo}. O referido é verdade e dou fé.',
  table: [
    ['Averbação', 'Data', 'Livro', 'Valor'],
    ['Casamento', 'd:21/06/2014', '#:B-112', '#:R$ 1.254,90'],
    ['Divórcio', 'd:03/02/2019', '#:B-207', '#:R$ 87,35'],
  ],
  seal: 'OFICIAL DE REGISTRO CIVIL',
  signer: 'n:Fátima Vilaça Guimarães',
};
