import type { LanguageTag } from '#shared/translation-text.ts';
import { languageRules } from './languages/all.ts';

/** Words of grammar that may begin a sentence, by language, without accents. Words that are surnames as well are left out. */
const lists: Partial<Record<LanguageTag, string>> = {
  en: `a after all also an and any as at because before being both by certified during each every following for from further furthermore had
    has have having he hereby herein her his however if in issued it its moreover no not nothing of on or our pursuant said she since such
    that the their there therefore these they this those through thus to under upon was we were what when where whereas which while who with
    within without you annotated declared done given made read recorded registered signed subject valid`,
  pt: `a ao aos apos as ate com como conforme considerando contra da das de desta deste depois desde diante do dos e ela elas ele eles em
    embora enquanto entre era eram essa esse esta estao estas este estes eu feita feito foi foram ha houve isso isto ja lavrada lavrado lida
    lido mas mediante mesmo na nada nao nas nele nela nem nenhum nenhuma nesta neste no nos num numa o onde os ou para pela pelas pelo pelos perante
    pois por porque portanto posto quando que quem sao se segundo seja sem sendo ser seu seus sob sobre sua suas tal tambem tendo todo todos
    todas tudo um uma umas uns valida valido visto arquivada arquivado averbada averbado apresentada apresentado certifica certificado certifico
    declara declarado declarou dada dado emitida emitido expedida expedido inscrita inscrito nascida nascido registrada registrado comparece
    compareceram compareceu requerente requereu`,
  es: `a al ambos ante antes asi aun aunque bajo cada como con conforme considerando contra cuando cuyo cuya de del desde despues donde dicha
    dicho durante e el ella ellas ellos en entonces entre era eran es esa ese eso esta estan estas este esto estos fue fueron ha habiendo han
    hasta hay hecho la las le leida leido les lo los mas mediante mientras mismo misma nada ni ningun ninguna no nos o otorgada otorgado para pero
    por porque posteriormente pues que quien quienes se segun sera ser si sido siendo sin sino sobre son su sus tal tambien tiene toda todas todo
    todos tras un una unas uno unos ya aparece anotada anotado certifica certificado certifico comparece comparecieron comparecio declara declaro
    dada dado emitida emitido expedida expedido inscrita inscrito nacida nacido presentada presentado registrada registrado`,
  de: `aber alle als am an auch auf aufgrund aus bei beide beim bis da dabei damit danach dann daher darin das dass dazu dem den der deren des
    dessen die dies diese dieser dieses durch ein eine einem einen einer eines entsprechend er es ferner folgende fur gegen gemass hat haben
    hierdurch hiermit hierzu ich ihr ihre im in infolge ist jede jeder jedes kein keine laut mit nach nachdem nicht nichts noch nur ob oder ohne
    sein seine seit sich sie sind so sofern soweit uber um und unter vom von vor vorstehende wahrend war waren weder wegen weil wenn wer
    werden wie wir wird wobei wurde wurden zu zum zur zwischen ausgefertigt ausgestellt beglaubigt beurkundet eingetragen erschienen erklart
    geboren gultig unterschrieben vorgelegt`,
};

const sets = new Map(
  [...Object.entries(lists), ...Object.entries(languageRules).map(([tag, { grammar }]) => [tag, grammar] as const)].map(
    ([tag, list]) => [tag, new Set(list.split(/\s+/).filter((word) => word !== ''))],
  ),
);

/** Empty for languages whose sentences begin with no capital. */
export function commonWordsOf(lang: LanguageTag): ReadonlySet<string> {
  return sets.get(lang) ?? new Set();
}
