import type { LanguageTag } from '#shared/translation-text.ts';
import { formsOf } from '../meaning/lexicon.ts';

/** Forms that a word of a text may have in a dictionary. They are looked up, so that those that are no words do no harm. */

/** Endings with what stands for them in the dictionary, divided by a slash. */
const rules: Partial<Record<LanguageTag, string>> = {
  en: "'s= s= es= ies=y ves=f/fe men=man feet=foot teeth=tooth geese=goose mice=mouse children=child oxen=ox people=person",
  pt: 's= es= ões=ão ães=ão ãos=ão ais=al éis=el óis=ol is=il ns=m as=o eiras=eiro eira=eiro oras=or ora=or',
  es: 's= es= ces=z as=o era=ero eras=ero ora=or oras=or ones=ón anes=án ines=ín iones=ión',
  fr: 's= x= aux=al/ail eaux=eau euse=eur euses=eur trice=teur trices=teur ère=er ères=er ienne=ien iennes=ien',
  it: 'i=o/e/a e=a chi=co/ca ghi=go/ga che=ca ghe=ga ici=ico ie=ia trice=tore trici=tore iera=iere iere=iera',
  de: 'e= en=/e n= er= es= s= ern= in= innen= nen=',
  nl: 'en= s= eren= es= je= tje=',
  pl: 'a=/o/e u=/o/e y=/a i=/a/o e=a/o ę=a ą=a ie=/a/o em=/o/e iem= om=/a/o ami=/a/o ach=/a/o ów= owi= owie= ce=ka/ca cy=ca/k dze=ga rze=ra/r ście=st/sta/sto cie=t/ta/to dzie=d/da sie=s/sa le=ł/ła/l nie=n/na/no ek=ka/ko ki=ka/k ką=ka kę=ka kiem=k ka=k ku=k ej= ego=y ych=y ym=y mi=',
  uk: 'а=/о у=/а/о ю=я/ь і=/а/о/ь и=/а ї=я ом=/о ем= єм=й ою=а ею=я єю=я ами=/а/о ями=я/ь ах=/а/о ях=я/ь ів= ей=ь/я еві= ові= е= ці=ка/ця зі=га сі=ха ок=ка/ко я=ь/й/я ям=ь/я ам=/а/о ника=ник ку=ка/ок ка=ок',
  ro: 'ul= ului= lui= le=/a ei=ă/ie ele=ă elor=ă i=/e/ă ii=ie/e uri= urile= urilor= e=ă a=ă/e ilor= lor= ea=e ua=ă l=',
  tr: 'lar= ler= ları= leri= ı= i= u= ü= sı= si= su= sü= ın= in= un= ün= nın= nin= nun= nün= da= de= ta= te= dan= den= tan= ten= a= e= ya= ye= yı= yi= yu= yü= la= le= yla= yle= ında= inde= unda= ünde= sında= sinde= sunda= sünde= ını= ini= unu= ünü= sını= sini= sunu= sünü= ından= inden= ğı=k ği=k ğu=k ğü=k cı=ç',
  he: 'ים= ות=ה/ת/ יות=ית/יה ת=ה יים=י',
  ar: 'ات=ه/ ون= ين= ان= ه= ا= ي= ها= هم=',
};

const endings = new Map(
  Object.entries(rules).map(([lang, text]) => [
    lang,
    text.split(' ').map((rule): [ending: string, others: string[]] => {
      const [ending = '', others = ''] = rule.split('=');
      return [ending, others.split('/')];
    }),
  ]),
);

/** Letters that are left of a word without its ending. */
const leastStem = 3;
const umlauts: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

export function baseForms(word: string, lang: LanguageTag): string[] {
  const own = lang === 'de' ? [word] : formsOf(word, lang);
  const least = lang === 'en' || lang === 'he' || lang === 'ar' ? 2 : leastStem;
  const forms = own.flatMap((form) => [
    form,
    ...(endings.get(lang) ?? [])
      .filter(([ending]) => form.endsWith(ending) && form.length - ending.length >= least)
      .flatMap(([ending, others]) => others.map((other) => form.slice(0, form.length - ending.length) + other)),
  ]);
  if (lang === 'de')
    forms.push(...forms.slice(1).map((form) => form.replace(/[äöü]/, (sign) => umlauts[sign] ?? sign)));
  // `bomen`, `katten`: one letter or two before the ending.
  if (lang === 'nl')
    forms.push(
      ...forms
        .slice(1)
        .flatMap((form) => [
          form.replace(/([bdfgklmnprst])\1$/, '$1'),
          form.replace(/([aeou])([bdfgklmnprst])$/, '$1$1$2'),
        ]),
    );
  return [...new Set(forms)];
}
