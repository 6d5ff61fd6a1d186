import { expect, test } from 'vitest';
import { nameField } from '#server/features/translation/drafting/names/names.ts';
import { passportName } from '#shared/passport-names.ts';

// Examples of Cabinet resolution 55, besides those of ordinary names.

test.each([
  ['Алушта', 'Alushta'],
  ['Борщагівка', 'Borshchahivka'],
  ['Гадяч', 'Hadiach'],
  ['Ґалаґан', 'Galagan'],
  ['Єнакієве', 'Yenakiieve'],
  ['Гаєвич', 'Haievych'],
  ['Згурський', 'Zghurskyi'],
  ['Їжакевич', 'Yizhakevych'],
  ['Кадиївка', 'Kadyivka'],
  ['Йосипівка', 'Yosypivka'],
  ['Стрий', 'Stryi'],
  ['Щербухи', 'Shcherbukhy'],
  ['Юрій', 'Yurii'],
  ['Крюківка', 'Kriukivka'],
  ['Яготин', 'Yahotyn'],
  ['Знам’янка', 'Znamianka'],
  ['Мар’яна ШЕВЧЕНКО-ЯЦЕНЮК', 'Mariana SHEVCHENKO-YATSENIUK'],
  ['Г. Х. Щур', 'H. Kh. Shchur'],
])('%s is %s', (name, spelled) => {
  expect(passportName(name)).toBe(spelled);
});

test('a name with letters of another language is spelled by a person', () => {
  expect(passportName('Подъячев')).toBeUndefined();
  expect(passportName('Королёв')).toBeUndefined();
});

test('a Ukrainian name field is drafted by the rule; words that are no name are not', () => {
  const draft = (text: string) => nameField(text, { isPlural: false, tag: 'uk' }, () => undefined);
  expect(draft('Шевченко Тарас Григорович')).toMatchObject({
    target: 'Shevchenko Taras Hryhorovych',
    detail: 'spelled by the passport rule',
  });
  expect(draft('не зазначено')).toBeUndefined();
  expect(draft('Королёв Пётр')).toBeUndefined();
});
