import { foldLetters } from '#shared/spelling.ts';
import type { LanguageTag } from '#shared/translation-text.ts';

/** Signs of states and provinces on papers, which English writes out: `PR`, Paraná. */

const lines: Partial<Record<LanguageTag, string>> = {
  pt: `AC Acre, AL Alagoas, AP Amapá, AM Amazonas, BA Bahia, CE Ceará, DF Distrito Federal, ES Espírito Santo, GO Goiás, MA Maranhão, MT Mato Grosso,
    MS Mato Grosso do Sul, MG Minas Gerais, PA Pará, PB Paraíba, PR Paraná, PE Pernambuco, PI Piauí, RJ Rio de Janeiro, RN Rio Grande do Norte,
    RS Rio Grande do Sul, RO Rondônia, RR Roraima, SC Santa Catarina, SP São Paulo, SE Sergipe, TO Tocantins`,
  it: `AG Agrigento, AL Alessandria, AN Ancona, AO Aosta, AR Arezzo, AP Ascoli Piceno, AT Asti, AV Avellino, BA Bari, BT Barletta Andria Trani, BL Belluno,
    BN Benevento, BG Bergamo, BI Biella, BO Bologna, BZ Bolzano, BS Brescia, BR Brindisi, CA Cagliari, CL Caltanissetta, CB Campobasso, CE Caserta,
    CT Catania, CZ Catanzaro, CH Chieti, CO Como, CS Cosenza, CR Cremona, KR Crotone, CN Cuneo, EN Enna, FM Fermo, FE Ferrara, FI Florence, FG Foggia,
    FC Forlì Cesena, FR Frosinone, GE Genoa, GO Gorizia, GR Grosseto, IM Imperia, IS Isernia, AQ Aquila, SP Spezia, LT Latina, LE Lecce, LC Lecco,
    LI Livorno, LO Lodi, LU Lucca, MC Macerata, MN Mantua, MS Massa Carrara, MT Matera, ME Messina, MI Milan, MO Modena, MB Monza Brianza, NA Naples,
    NO Novara, NU Nuoro, OR Oristano, PD Padua, PA Palermo, PR Parma, PV Pavia, PG Perugia, PU Pesaro Urbino, PE Pescara, PC Piacenza, PI Pisa,
    PT Pistoia, PN Pordenone, PZ Potenza, PO Prato, RG Ragusa, RA Ravenna, RC Reggio Calabria, RE Reggio Emilia, RI Rieti, RN Rimini, RM Rome, RO Rovigo,
    SA Salerno, SS Sassari, SV Savona, SI Siena, SR Syracuse, SO Sondrio, TA Taranto, TE Teramo, TR Terni, TO Turin, TP Trapani, TN Trento, TV Treviso,
    TS Trieste, UD Udine, VA Varese, VE Venice, VB Verbania, VC Vercelli, VR Verona, VV Vibo Valentia, VI Vicenza, VT Viterbo`,
};

const known = new Map<LanguageTag, ReadonlyMap<string, string>>();

function namesOf(lang: LanguageTag): ReadonlyMap<string, string> {
  const made =
    known.get(lang) ??
    new Map((lines[lang] ?? '').split(/,\s+/).map((line): [string, string] => [line.slice(0, 2), line.slice(3)]));
  known.set(lang, made);
  return made;
}

/** Folded words of the names whose signs a text has. */
export function provinceWords(text: string, lang: LanguageTag): ReadonlySet<string> {
  const signs = lines[lang] === undefined ? [] : (text.match(/(?<![\p{L}\p{N}])[A-Z]{2}(?![\p{L}\p{N}])/gu) ?? []);
  return new Set(signs.flatMap((sign) => namesOf(lang).get(sign)?.split(' ').map(foldLetters) ?? []));
}
