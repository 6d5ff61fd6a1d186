/** Papers in Spanish, in the notation of the Portuguese ones. */
export const spanishPapers: Readonly<Record<string, string>> = {
  'birth certificate, Mexico': `
# ESTADOS UNIDOS MEXICANOS
# ACTA DE NACIMIENTO
Clave Única de Registro de Población :: {{=LOHM900512MDFPRR08|LOHM900512MDFPRR08}}
Entidad de registro :: Jalisco
Municipio de registro :: Guadalajara
Oficialía :: {{=0001|0001}}
Fecha de registro :: {{1990-06-04|04/06/1990}}
Libro :: {{=12|12}}
Número de acta :: {{=00345|00345}}
Nombre :: {{p|MARIANA}}
Primer apellido :: {{p|LÓPEZ}}
Segundo apellido :: {{p|HERRERA}}
Sexo :: Mujer
Fecha de nacimiento :: {{1990-05-12|12 de mayo de 1990}}
Lugar de nacimiento :: Guadalajara, Jalisco
Nombre del padre :: {{p|JOSÉ LUIS LÓPEZ GARCÍA}}
Nombre de la madre :: {{p|MARÍA ELENA HERRERA PÉREZ}}
Nacionalidad :: Mexicana
Anotaciones marginales :: Sin anotaciones marginales
Doy fe
Oficial del Registro Civil :: {{p|Jorge Alberto Núñez}}
[seal]
[barcode]
[signature]`,
  'birth record, Spain': `
# REGISTRO CIVIL
# CERTIFICACIÓN LITERAL DE NACIMIENTO
Tomo :: {{=00123|00123}}
Página :: {{=045|045}}
Nombre :: {{p|Álvaro}}
Primer apellido :: {{p|Gutiérrez}}
Segundo apellido :: {{p|Ibáñez}}
Sexo :: Varón
Hora de nacimiento :: {{=05:20|05:20}}
Fecha de nacimiento :: {{1982-02-23|veintitrés de febrero de mil novecientos ochenta y dos}}
Lugar :: Zaragoza
Padre :: {{p|Vicente Gutiérrez Soler}}
Madre :: {{p|Pilar Ibáñez Romeo}}
Estado civil :: Casado
Nacionalidad :: Española
Profesión :: Empleado
Domicilio :: Calle Mayor, {{=14|14}}
El Encargado :: {{p|Ramón Pérez Alcalá}}
Zaragoza, a {{2023-10-11|11 de octubre de 2023}}
[seal]
[signature]`,
  'birth narrative, Central America': `
# CERTIFICACIÓN DE ACTA DE NACIMIENTO
El Infrascrito Registrador Civil certifica que en el folio {{=56|56}} del tomo {{=103|103}} se encuentra el acta de {{p|CARLOS ERNESTO MEJÍA}}, nacido a las {{=10|diez}} horas del día {{1979-12-08|ocho de diciembre de mil novecientos setenta y nueve}}.
Nombre del padre :: {{p|Ernesto Mejía}}
Nombre de la madre :: {{p|Dora Alicia Flores}}
Sexo :: Masculino
Fecha de inscripción :: {{1980-01-15|15 de enero de 1980}}
Registrador Civil :: {{p|Óscar Reinaldo Zelaya}}
[stamp]
[signature]`,
  'marriage certificate, Colombia': `
# REPÚBLICA DE COLOMBIA
# REGISTRO CIVIL DE MATRIMONIO
Indicativo serial :: {{=05123456|05123456}}
Fecha de celebración :: {{2012-07-21|21 de julio de 2012}}
Lugar de celebración :: Bogotá, D.C.
Apellidos y nombres del contrayente :: {{p|RODRÍGUEZ PEÑA ANDRÉS FELIPE}}
Cédula de ciudadanía :: {{=79.123.456|79.123.456}}
Apellidos y nombres de la contrayente :: {{p|CASTRO NIÑO LAURA MARCELA}}
Cédula de ciudadanía :: {{=52.987.654|52.987.654}}
Fecha de inscripción :: {{2012-08-02|02-AGO-2012}}
Nombre del funcionario :: {{p|Hernán Darío Ospina}}
Observaciones :: Ninguna
[fingerprint]
[signature]
[stamp]`,
  'marriage certificate, Mexico': `
# ACTA DE MATRIMONIO
Fecha de registro :: {{2008-02-14|14/02/2008}}
Régimen patrimonial :: Sociedad conyugal
Nombre :: {{p|RAÚL ORTEGA SALINAS}}
Edad :: {{=29|29}} años
Estado civil :: Soltero
Ocupación :: Comerciante
Nacionalidad :: Mexicana
Nombre :: {{p|GABRIELA TREVIÑO CANTÚ}}
Edad :: {{=27|27}} años
Estado civil :: Soltera
Testigos :: {{p|Héctor Salinas}}, {{p|Norma Cantú}}
Lugar de nacimiento :: Monterrey, Nuevo León
Acta n.º {{=00127|00127}}
[seal]
[signature]`,
  'death certificate, Argentina': `
# REPÚBLICA ARGENTINA
# ACTA DE DEFUNCIÓN
Nombre y apellido :: {{p|Nélida Esther Quiroga}}
Fecha de defunción :: {{2017-09-03|3 de septiembre de 2017}}
Hora :: {{=22:10|22:10}}
Lugar :: Rosario, Santa Fe
Sexo :: Femenino
Nacionalidad :: Argentina
Estado civil :: Viuda
Documento nacional de identidad :: {{=4.567.890|4.567.890}}
Causa de la muerte :: Paro cardiorrespiratorio
Hija de :: {{p|Domingo Quiroga}} y {{p|Rosa Elvira Sosa}}
Declarante :: {{p|Marta Quiroga}}
Tomo :: {{=3|3}}
Acta :: {{=512|512}}
[stamp]
[signature]`,
  'police clearance, Colombia': `
# POLICÍA NACIONAL DE COLOMBIA
# CERTIFICADO DE ANTECEDENTES JUDICIALES
Apellidos y nombres :: {{p|VARGAS RINCÓN DIANA CAROLINA}}
Cédula de ciudadanía :: {{=1.020.304.050|1.020.304.050}}
No tiene asuntos pendientes con las autoridades judiciales
Fecha de expedición :: {{2024-03-18|18/03/2024}}
Válido hasta {{2024-06-18|18 de junio de 2024}}
[emblem]
[barcode]`,
  'criminal record, Mexico': `
# FISCALÍA GENERAL DEL ESTADO
# CONSTANCIA DE NO ANTECEDENTES PENALES
Nombre :: {{p|ERNESTO SOLÍS BARRAGÁN}}
Fecha de nacimiento :: {{1986-01-19|19 de enero de 1986}}
Lugar de nacimiento :: Puebla, Puebla
Sexo :: Hombre
Folio :: {{=A-0098123|A-0098123}}
Fecha de expedición :: {{2023-11-30|30 de noviembre de 2023}}
Vigencia :: {{=3|tres}} meses
[photo]
[seal]
[signature]`,
  'school transcript': `
# CERTIFICADO DE ESTUDIOS
# Secretaría de Educación Pública
Nombre del alumno :: {{p|SOFÍA VALENTINA MORALES}}
Fecha de nacimiento :: {{2004-08-27|27/08/2004}}
Promedio general :: {{=9.4|9.4}}
| Asignatura | Calificación |
| Matemáticas | {{=9.5|9.5}} |
| Español | {{=10.0|10.0}} |
| Historia | {{=8.7|8.7}} |
| Química | {{=9.0|9.0}} |
| Educación Física | {{=10.0|10.0}} |
Ciclo escolar :: {{=2019-2020|2019-2020}}
Director :: {{p|Mtro. Efraín Guzmán}}
[stamp]
[signature]`,
  'degree, Peru': `
# REPÚBLICA DEL PERÚ
# UNIVERSIDAD NACIONAL MAYOR DE SAN MARCOS
# Título Profesional
Por cuanto el Consejo Universitario ha acordado otorgar el título de Licenciada en Enfermería a doña {{p|ROSA AMELIA QUISPE HUAMÁN}}.
Lima, {{2016-04-29|29 de abril de 2016}}
Rector :: {{p|Orestes Cachay}}
Decana :: {{p|Luz Marina Acevedo}}
Número de registro :: {{=A-123456|A-123456}}
Libro :: {{=21|21}}
Folio :: {{=340|340}}
[emblem]
[seal]
[signature]`,
  'bank statement, Mexico': `
# ESTADO DE CUENTA
Nombre del titular :: {{p|FERNANDO ACOSTA MEDINA}}
Número de cuenta :: {{=0123456789|0123456789}}
CLABE :: {{=012180001234567897|012180001234567897}}
Periodo :: {{2024-01-01|01/01/2024}} al {{2024-01-31|31/01/2024}}
Saldo inicial :: \${{=10,500.75|10,500.75}}
| Fecha | Concepto | Cargos | Abonos | Saldo |
| {{2024-01-04|04/01/2024}} | Depósito | | {{=2,000.00|2,000.00}} | {{=12,500.75|12,500.75}} |
| {{2024-01-15|15/01/2024}} | Retiro | {{=1,200.00|1,200.00}} | | {{=11,300.75|11,300.75}} |
| {{2024-01-28|28/01/2024}} | Comisión | {{=58.50|58.50}} | | {{=11,242.25|11,242.25}} |
Saldo final :: \${{=11,242.25|11,242.25}}
Página {{=1|1}} de {{=3|3}}`,
  'identity card, Colombia': `
# REPÚBLICA DE COLOMBIA
# CÉDULA DE CIUDADANÍA
Número :: {{=1.098.765.432|1.098.765.432}}
Apellidos :: {{p|ARANGO DUQUE}}
Nombres :: {{p|JUAN SEBASTIÁN}}
Fecha de nacimiento :: {{1994-06-16|16-JUN-1994}}
Lugar de nacimiento :: Medellín (Antioquia)
Estatura :: {{=1.75|1.75}} m
Sexo :: M
Fecha y lugar de expedición :: {{2012-07-03|03-JUL-2012}} Medellín
[photo]
[fingerprint]
[barcode]`,
  'divorce record, Mexico': `
# ACTA DE DIVORCIO
Fecha de registro :: {{2019-05-22|22 de mayo de 2019}}
Divorciado :: {{p|IGNACIO RANGEL MUÑOZ}}
Divorciada :: {{p|LETICIA BRAVO CISNEROS}}
Tipo de divorcio :: Administrativo
Fecha de la resolución :: {{2019-04-30|30 de abril de 2019}}
Acta de matrimonio :: {{=00456|00456}}
Se extiende la presente certificación a los {{2024-02-02|dos días del mes de febrero del año dos mil veinticuatro}}.
[seal]
[signature]`,
  'medical certificate': `
# CERTIFICADO MÉDICO
Paciente :: {{p|Camila Andrade Ríos}}
Edad :: {{=31|31}} años
Fecha :: {{2024-04-08|8 de abril de 2024}}
Diagnóstico :: Fractura de radio distal izquierdo
Médico tratante :: {{p|Dr. Esteban Larrea}}
Cédula profesional :: {{=1234567|1234567}}
[signature]
[stamp]`,
};
