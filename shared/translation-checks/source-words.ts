import type { LanguageTag } from '#shared/translation-text.ts';
import { languageRules, rulesOf } from './languages/all.ts';

/** Words of papers and of grammar, by source language, that English spells otherwise; found in a target they were left standing. */
const words: Partial<Record<LanguageTag, string>> = {
  pt: `certidao nascimento casamento obito cartorio cartorios registro registros registrado registrada assento livro folha folhas
    termo comarca tabeliao tabelia escrivao oficial oficiala escrevente averbacao averbacoes observacoes filiacao naturalidade natural
    nacionalidade profissao solteiro solteira casado casada divorciado divorciada viuvo viuva brasileiro brasileira nome sobrenome pai mae
    avo avos avoa paternos maternos paterna materna nascido nascida faleceu falecido falecida declarante testemunhas testemunha municipio
    cidade estado rua avenida bairro numero matricula assinatura carimbo selo dou fe verdade certifico requerimento ministerio secretaria
    historico escolar disciplina nota notas carga horaria aprovado aprovada reprovado reprovada diploma faculdade universidade escola
    banco saldo extrato agencia conta corrente pagamento deposito saque janeiro fevereiro marco abril maio junho julho agosto setembro
    outubro novembro dezembro segunda terca quarta quinta sexta sabado domingo horas minutos dia mes ano sexo masculino feminino
    lavrado lavrada expedicao vencimento validade presente conforme conferido consta para pela pelo pelos pelas com sem uma umas uns nao
    que foi sao seu sua seus suas este esta deste desta nesta neste aos em ate ao as os`,
  es: `acta nacimiento matrimonio defuncion registro registros civil oficialia libro foja fojas tomo partida juzgado juez jueza
    notario notaria escribano nombre nombres apellido apellidos padre madre abuelo abuela abuelos paternos maternos nacido nacida
    fallecio fallecido fallecida compareciente comparecientes testigo testigos municipio ciudad estado calle avenida colonia
    numero folio firma sello doy fe certifico certificado certificada soltero soltera casado casada divorciado divorciada viudo viuda
    mexicano mexicana colombiano colombiana espanol espanola nacionalidad ocupacion profesion domicilio edad sexo masculino femenino
    hombre mujer enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles
    jueves viernes sabado domingo horas minutos ano anos dia mes fecha lugar expedido expedida vigencia asignatura calificacion calificaciones promedio
    aprobado aprobada escuela universidad facultad titulo banco saldo cuenta pago deposito retiro presente conforme para por con
    sin una unas unos del los las fue son sus este esta al que se el la en ante desde hasta`,
  de: `geburtsurkunde heiratsurkunde eheurkunde sterbeurkunde standesamt standesbeamter standesbeamtin registernummer urkunde
    zeuge zeugen gebuhr ausgestellt anwesend geboren geburt geburtsname geburtsort geburtstag vorname vornamen nachname familienname mutter vater kind eltern ehefrau ehemann
    ledig verheiratet geschieden verwitwet staatsangehorigkeit deutsch wohnhaft strasse stadt gemeinde kreis unterschrift siegel stempel
    beglaubigt beglaubigte abschrift datum januar februar marz mai juni juli oktober dezember montag dienstag mittwoch donnerstag
    freitag samstag sonntag uhr jahr jahre monat tag ort geschlecht mannlich weiblich zeugnis note noten fach bestanden prufung
    schule universitat konto kontostand saldo uberweisung betrag amtsgericht gericht urteil und der das ist vom ein eine einer eines mit fur auf im
    bei nach wurde sind nicht dem den des zum zur aus`,
};

const sets = new Map(
  [...Object.entries(words), ...Object.entries(languageRules).map(([tag, { papers }]) => [tag, papers] as const)].map(
    ([tag, list]) => [tag, new Set(list.split(/\s+/).filter((word) => word !== ''))],
  ),
);

/** Folded words of a language that papers use and English does not. */
export function sourceWordsOf(lang: LanguageTag): ReadonlySet<string> {
  return sets.get(lang) ?? new Set();
}

/** Spelled alike in English, so that they prove nothing. */
export const sharedWords: ReadonlySet<string> = new Set(
  `apto bloco lote quadra civil natural diploma final animal total hospital central federal national regional general real note notes tag ort kind fach
    estate as os ate em com son me mar an la folio real dia notary des den aus im am uns sin con pay rue sextas para per is
    mai das ist este ante mellitus vera sinus rigor causa baccalaureat prof dott reais phil hab habil laude summa magna facto jure hoc officio absentia rata capita vivos inter alia litem forma annum post mortem vitro habeas corpus mutatis mutandis bona fide ipso sine die prima facie status quo versa erga omnes quorum stricto sensu lato vitae curriculum situ exequatur sic cum nat rer oec theol honoris pharm vet`.split(
    /\s+/,
  ),
);

/** Titles before a name, which no dictionary of words left standing holds: "Frau", "Exmo.", "Lic." */
const honorifics: Partial<Record<LanguageTag, ReadonlySet<string>>> = {
  pt: new Set('exmo exma ilmo ilma sr sra srta snr senhor senhora excelentissimo excelentissima'.split(' ')),
  es: new Set('excmo excma ilmo ilma sr sra srta lic licda dna senor senora senorita profa ing arq cdor'.split(' ')),
  de: new Set('herr herrn frau fraulein hr hrn fr frl'.split(' ')),
};

export function isHonorific(folded: string, lang: LanguageTag): boolean {
  // English has the same title.
  if (/^(?:prof|dr|maitre)$/.test(folded)) return false;
  return honorifics[lang]?.has(folded) ?? rulesOf(lang)?.honorifics.split(' ').includes(folded) ?? false;
}
