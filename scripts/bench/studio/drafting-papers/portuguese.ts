/**
 * Papers in Portuguese as a reader hands them over. `# ` begins a heading, `label :: value` a field, `| … |` a row of a table,
 * `[seal] …` a mark; other lines are paragraphs. The truth stands in the text: `{{p|name}}`, `{{1988-03-07|date}}`,
 * `{{=1,234.56|number}}`.
 */
export const portuguesePapers: Readonly<Record<string, string>> = {
  'birth certificate, Brazil': `
# REPÚBLICA FEDERATIVA DO BRASIL
# REGISTRO CIVIL DAS PESSOAS NATURAIS
# CERTIDÃO DE NASCIMENTO
Nome :: {{p|MARIA APARECIDA DA CONCEIÇÃO}}
CPF :: {{=123.456.789-00|123.456.789-00}}
Matrícula :: {{=123456|123456}} {{=01|01}} {{=55|55}} {{=1988|1988}} {{=1|1}} {{=00012|00012}} {{=034|034}} {{=0001234|0001234}} {{=56|56}}
Data de nascimento por extenso :: {{1988-03-07|Sete de março de mil novecentos e oitenta e oito}}
Dia :: {{=07|07}}
Mês :: {{=03|03}}
Ano :: {{=1988|1988}}
Hora de nascimento :: {{=14:30|14:30}} horas
Município de nascimento e UF :: Campinas, SP
Município de registro e UF :: Campinas - SP
Local, município de nascimento e UF :: Hospital Vera Cruz, Campinas, SP
Sexo :: Feminino
Filiação :: {{p|JOSÉ CARLOS DA CONCEIÇÃO}} e {{p|ANA LÚCIA DOS SANTOS}}
Avós :: {{p|PEDRO DA CONCEIÇÃO}}, {{p|RITA DE CÁSSIA LIMA}}, {{p|JOÃO DOS SANTOS}}, {{p|IVONE ALVES}}
Gêmeo :: Não
Data do registro por extenso :: {{1988-03-15|Quinze de março de mil novecentos e oitenta e oito}}
Número da DNV :: Não consta
Averbações/Anotações a acrescer :: Nada consta
Nome do ofício :: Oficial de Registro Civil das Pessoas Naturais
Município/UF :: Campinas/SP
O conteúdo da certidão é verdadeiro. Dou fé.
Campinas, {{2024-05-10|10 de maio de 2024}}.
[signature] {{p|Carlos Eduardo Pereira}}
Escrevente autorizado
[seal]
[barcode]`,
  'birth certificate, old narrative': `
# CERTIDÃO DE NASCIMENTO
# CARTÓRIO DE REGISTRO CIVIL
Comarca de Sorocaba
Estado de São Paulo
Livro n.º {{=A-45|A-45}}
Folha n.º {{=123|123}}
Termo n.º {{=6.789|6.789}}
CERTIFICO que, no livro {{=45|45}} de registro de nascimentos, foi lavrado o assento de {{p|ANTÔNIO FERREIRA LOPES}}, nascido aos {{1952-08-21|vinte e um dias do mês de agosto do ano de mil novecentos e cinquenta e dois}}, às {{=8|oito}} horas, nesta cidade.
Sexo :: masculino
Pai :: {{p|Manoel Ferreira Lopes}}
Mãe :: {{p|Joaquina de Jesus Lopes}}
Avós paternos :: {{p|Bento Lopes}} e {{p|Maria Ferreira}}
Avós maternos :: {{p|José de Jesus}} e {{p|Rosa da Silva}}
Declarante :: O pai
O referido é verdade e dou fé.
Sorocaba, {{1975-01-03|3 de janeiro de 1975}}
O Oficial
[stamp]
[signature]`,
  'birth registration, Portugal': `
# República Portuguesa
# Conservatória do Registo Civil de Coimbra
# Assento de Nascimento n.º {{=1542|1542}} do ano de {{=2001|2001}}
Nome próprio :: {{p|Beatriz Isabel}}
Apelidos :: {{p|Moreira Tavares}}
Sexo :: Feminino
Data de nascimento :: {{2001-09-19|19 de Setembro de 2001}}
Hora do nascimento :: {{=06:15|06:15}}
Naturalidade :: Sé Nova, Coimbra
Pai :: {{p|Rui Manuel Tavares}}
Estado civil :: Casado
Nacionalidade :: Portuguesa
Mãe :: {{p|Sandra Cristina Moreira}}
Residência habitual :: Rua da Sofia, {{=12|12}}, Coimbra
Avós paternos :: {{p|Alberto Tavares}}, {{p|Lurdes Simões}}
Data do registo :: {{2001-09-24|24-09-2001}}
A Conservadora :: {{p|Helena Maria Prates}}
[emblem]
[signature]`,
  'marriage certificate, Brazil': `
# CERTIDÃO DE CASAMENTO
Nomes completos dos cônjuges :: {{p|RICARDO ALMEIDA PRADO}} e {{p|FERNANDA SOUZA LIMA}}
Matrícula :: {{=098765|098765}} {{=01|01}} {{=55|55}} {{=2015|2015}} {{=2|2}} {{=00033|00033}} {{=101|101}} {{=0009876|0009876}} {{=11|11}}
1º cônjuge :: {{p|Ricardo Almeida Prado}}
Data de nascimento :: {{1985-11-02|02/11/1985}}
Nacionalidade :: Brasileira
Estado civil :: Solteiro
Profissão :: Engenheiro
Local de nascimento :: Belo Horizonte - MG
Filiação :: {{p|Paulo Prado}} e {{p|Teresa Almeida Prado}}
2º cônjuge :: {{p|Fernanda Souza Lima}}
Data de nascimento :: {{1987-02-28|28/02/1987}}
Estado civil :: Divorciada
Data de registro do casamento :: {{2015-12-12|12 de dezembro de 2015}}
Data de registro do casamento (por extenso) :: {{2015-12-12|doze de dezembro de dois mil e quinze}}
Regime de bens do casamento :: Comunhão parcial de bens
Nome que a contraente passou a usar :: {{p|FERNANDA SOUZA LIMA PRADO}}
Averbações :: Sem averbações
Município/UF :: Belo Horizonte/MG
Válida em todo o território nacional
[seal] Registro Civil das Pessoas Naturais
[signature]`,
  'death certificate, Brazil': `
# CERTIDÃO DE ÓBITO
Nome :: {{p|SEBASTIÃO NUNES DE OLIVEIRA}}
Sexo :: Masculino
Cor :: Branca
Estado civil :: Viúvo
Idade :: {{=84|84}} anos
Naturalidade :: Recife - PE
Documento de identificação :: RG n.º {{=1.234.567|1.234.567}} SSP/PE
Filiação e residência :: {{p|Severino Nunes}} e {{p|Josefa de Oliveira}}, residente em Olinda
Data e hora de falecimento :: {{2019-06-30|Trinta de junho de dois mil e dezenove}}, às {{=03:45|03:45}}
Local de falecimento :: Recife, PE
Causa da morte :: Insuficiência respiratória aguda, pneumonia
Local de sepultamento :: Cemitério de Santo Amaro
Declarante :: {{p|Luciana Nunes de Melo}}
Deixou bens :: Não
Deixou filhos :: Sim
Deixou testamento :: Ignorado
Averbações :: Nada consta
O referido é verdade e dou fé
Recife, {{2019-07-02|2 de julho de 2019}}
[signature]
[stamp]`,
  'divorce annotation': `
# CERTIDÃO DE CASAMENTO
# AVERBAÇÃO
Por sentença proferida em {{2010-04-22|22 de abril de 2010}}, pelo MM. Juiz de Direito da {{=2nd|2ª}} Vara de Família, foi decretado o divórcio do casal, voltando a mulher a usar o nome de solteira {{p|CLÁUDIA REGINA MOTA}}.
Processo n.º {{=0012345-67.2009.8.26.0100|0012345-67.2009.8.26.0100}}
A sentença transitou em julgado em {{2010-05-30|30/05/2010}}
Data :: {{2010-06-15|15 de junho de 2010}}
Nada mais consta
[signature]
[stamp]`,
  'federal police clearance': `
# MINISTÉRIO DA JUSTIÇA E SEGURANÇA PÚBLICA
# POLÍCIA FEDERAL
# CERTIDÃO DE ANTECEDENTES CRIMINAIS
Nome :: {{p|LUCAS GABRIEL MARTINS ROCHA}}
Nacionalidade :: Brasileira
Data de nascimento :: {{1995-12-25|25/12/1995}}
Nome da mãe :: {{p|Patrícia Martins Rocha}}
CPF :: {{=987.654.321-00|987.654.321-00}}
Nada consta
Emitida em {{2024-01-08|08/01/2024}}
A autenticidade deste documento pode ser verificada em www.pf.gov.br
Número da certidão :: {{=2024.0001.234567|2024.0001.234567}}
[emblem]
[barcode]`,
  'criminal record, Portugal': `
# Ministério da Justiça
# Certificado do Registo Criminal
Nome :: {{p|Tiago Miguel Fonseca}}
Data de nascimento :: {{1990-07-14|14/07/1990}}
Naturalidade :: Braga
Nacionalidade :: Portuguesa
Filiação :: {{p|António Fonseca}} e {{p|Maria Fernanda Dias}}
Finalidade :: Emprego
Nada consta
Válido até {{2024-06-30|30 de junho de 2024}}
[barcode]`,
  'school transcript': `
# HISTÓRICO ESCOLAR DO ENSINO MÉDIO
# Estado do Paraná
Nome do aluno :: {{p|GUSTAVO HENRIQUE BARROS}}
RG :: {{=12.345.678-9|12.345.678-9}}
Data de nascimento :: {{2003-10-05|05/10/2003}}
Naturalidade :: Curitiba - PR
Nacionalidade :: Brasileira
Nome da mãe :: {{p|Simone Barros}}
| Disciplina | Carga horária | Nota |
| Língua Portuguesa | {{=160|160}} | {{=8.5|8,5}} |
| Matemática | {{=160|160}} | {{=7.0|7,0}} |
| Física | {{=80|80}} | {{=6.8|6,8}} |
| Química | {{=80|80}} | {{=9.2|9,2}} |
| História | {{=80|80}} | {{=10.0|10,0}} |
Resultado final :: Aprovado
Ano letivo :: {{=2020|2020}}
Carga horária total :: {{=2,400|2.400}} horas
Curitiba, {{2021-02-12|12 de fevereiro de 2021}}
Diretora :: {{p|Márcia Regina Tavares}}
Secretária :: {{p|Eliane Cordeiro}}
[stamp]
[signature]`,
  diploma: `
# UNIVERSIDADE FEDERAL DO RIO GRANDE DO SUL
# DIPLOMA
O Reitor da Universidade Federal do Rio Grande do Sul, no uso de suas atribuições, confere o título de Bacharel em Direito a {{p|JULIANA WEBER KLEIN}}, nascida em {{1998-05-17|17 de maio de 1998}}.
Curso :: Direito
Data da colação de grau :: {{2021-08-20|20 de agosto de 2021}}
Registro n.º {{=45678|45678}}
Livro :: {{=D-12|D-12}}
Folha :: {{=88|88}}
Porto Alegre, {{2021-09-01|1º de setembro de 2021}}
Reitor :: {{p|Carlos André Bulhões}}
Diplomada :: {{p|Juliana Weber Klein}}
[emblem]
[signature]
[seal]`,
  'bank statement': `
# EXTRATO DE CONTA CORRENTE
Banco :: Banco do Brasil S.A.
Agência :: {{=1234-5|1234-5}}
Conta corrente :: {{=98.765-4|98.765-4}}
Titular da conta :: {{p|ROBERTO CAMPOS NETO}}
CPF :: {{=111.222.333-44|111.222.333-44}}
Período :: {{2024-03-01|01/03/2024}} a {{2024-03-31|31/03/2024}}
Saldo anterior :: R$ {{=12,345.67|12.345,67}}
| Data | Histórico | Documento | Valor | Saldo |
| {{2024-03-01|01/03/2024}} | Saldo anterior | | | {{=12,345.67|12.345,67}} C |
| {{2024-03-05|05/03/2024}} | Depósito | {{=001234|001234}} | {{=5,000.00|5.000,00}} C | {{=17,345.67|17.345,67}} C |
| {{2024-03-11|11/03/2024}} | Saque | {{=005678|005678}} | {{=300.00|300,00}} D | {{=17,045.67|17.045,67}} C |
| {{2024-03-20|20/03/2024}} | Transferência | {{=009012|009012}} | {{=1,250.90|1.250,90}} D | {{=15,794.77|15.794,77}} C |
Saldo final :: R$ {{=15,794.77|15.794,77}}
Saldo disponível :: R$ {{=15,794.77|15.794,77}}
Página {{=1|1}} de {{=2|2}}`,
  'driver license': `
# REPÚBLICA FEDERATIVA DO BRASIL
# Carteira Nacional de Habilitação
Nome :: {{p|PAULA CRISTINA AZEVEDO}}
Doc. identidade / Órg. emissor / UF :: {{=45678901|45678901}} SSP/BA
CPF :: {{=222.333.444-55|222.333.444-55}}
Data nasc. :: {{1979-01-31|31/01/1979}}
Filiação :: {{p|Osvaldo Azevedo}}, {{p|Neuza Cristina Azevedo}}
Cat. hab. :: AB
N.º registro :: {{=01234567890|01234567890}}
Validade :: {{2029-04-18|18/04/2029}}
1ª habilitação :: {{1998-06-10|10/06/1998}}
Local :: Salvador, BA
Data de emissão :: {{2024-04-19|19/04/2024}}
Observações :: Exerce atividade remunerada
[photo]
[signature]
[barcode]`,
  'identity card': `
# REPÚBLICA FEDERATIVA DO BRASIL
# Secretaria de Segurança Pública
Registro Geral :: {{=33.444.555-6|33.444.555-6}}
Data de expedição :: {{2012-08-09|09/AGO/2012}}
Nome :: {{p|EDUARDO VINÍCIUS TEIXEIRA}}
Filiação :: {{p|MÁRIO TEIXEIRA}}, {{p|SÔNIA REGINA TEIXEIRA}}
Naturalidade :: SANTOS - SP
Data de nascimento :: {{1993-03-21|21/MAR/1993}}
Doc. origem :: Santos-SP {{=1º|1º}} Subdistrito
CPF :: {{=333.444.555-66|333.444.555-66}}
Válida em todo o território nacional
[photo]
[fingerprint]
[signature]`,
  'proof of residence': `
# Comprovante de Residência
Cliente :: {{p|VERA LÚCIA PAIVA}}
Endereço :: Rua das Acácias, {{=250|250}}, apto {{=31|31}}, Jardim Europa
Cidade :: Goiânia
Estado :: GO
CEP :: {{=74330-120|74330-120}}
Data de vencimento :: {{2024-02-15|15/02/2024}}
Mês de referência :: {{2024-01|Janeiro/2024}}
Total a pagar :: R$ {{=187.45|187,45}}
Consumo :: {{=210|210}} kWh
[barcode]`,
};
