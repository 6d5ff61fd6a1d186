import type { LanguageRules } from '../rules.ts';
import { officesWords } from './offices.ts';
import { peopleWords } from './people.ts';
import { termsWords } from './terms.ts';

export const traditionalChinese: LanguageRules = {
  growth: 3.4,
  sex: { m: '(?<!其)他(?![人們])', f: '她(?!們)' },
  declinesNames: false,
  beforePlaces: '',
  honorifics: '',
  meanings: [peopleWords, officesWords, termsWords].map((words) => words.trim()).join('\n'),
  grammar: '',
  papers: '',
  topics: {
    health: '*病* *醫* *診斷* *治療* *殘疾* *疾患* *症* *妊娠* *懷孕* *手術* *藥* *健康* *精神* *癌* *住院* *死因*',
    crime: '*犯* *罪* *刑* *逮捕* *拘留* *監獄* *警察* *公安* *盜竊* *殺* *暴力* *詐騙* *毒* *被告* *嫌疑* *罰*',
    religion: '*宗教* *教會* *信仰* *佛教* *基督* *伊斯蘭* *寺* *洗禮* *牧師* *天主*',
    address: '*住址* *地址* *路* *街道* *小區* *居住* *住所* *戶籍地* *巷* *弄* *郵遞* *號樓*',
  },
};
