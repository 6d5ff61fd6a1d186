import { drawForm, shapes, type Form } from './form.ts';

/** Forms in other scripts. */

const japanese = 'expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf';
const korean = 'expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf';
const arabic = 'expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf';

export const otherForms: readonly Form[] = [
  drawForm(
    { name: 'Japanese family register', language: 'Japanese', font: japanese },
    (pen) => `
    <div style="display:flex;justify-content:space-between">${pen.text('（1の1）', '(1 of 1)')}${pen.text('全部事項証明', 'Certificate of All Matters')}</div>
    <div class="line">${pen.boxed(1, ['本籍', 'Registered domicile'], ['東京都世田谷区桜丘一丁目2番', '1-chome 2-ban, Sakuragaoka, Setagaya-ku, Tokyo'])}</div>
    <div class="line">${pen.boxed(1, ['氏名', 'Name of the head of the register'], ['山田 太郎', 'YAMADA Taro'])}</div>
    ${pen.table(
      [
        [
          ['戸籍事項', 'Register matters'],
          ['【改製日】平成18年3月7日', '[Date of revision] March 7, 2006'],
        ],
        [
          ['戸籍に記録されている者', 'Person recorded in the register'],
          [
            '【名】太郎 【生年月日】昭和63年3月7日 【父】山田一郎 【母】山田花子 【続柄】長男',
            '[Given name] Taro [Date of birth] March 7, 1988 [Father] YAMADA Ichiro [Mother] YAMADA Hanako [Relationship] First son',
          ],
        ],
        [
          ['身分事項 出生', 'Personal matters: birth'],
          [
            '【出生日】昭和63年3月7日 【出生地】東京都世田谷区 【届出日】昭和63年3月15日 【届出人】父',
            '[Date of birth] March 7, 1988 [Place of birth] Setagaya-ku, Tokyo [Date of report] March 15, 1988 [Reported by] Father',
          ],
        ],
        [
          ['婚姻', 'Marriage'],
          [
            '【婚姻日】平成26年6月21日 【配偶者氏名】鈴木幸子',
            '[Date of marriage] June 21, 2014 [Name of spouse] SUZUKI Sachiko',
          ],
        ],
      ],
      [28, 72],
    )}
    ${pen.text('発行番号 000123', 'Issue number 000123', 'text-align:right')}
    ${pen.text('これは、戸籍に記録されている事項の全部を証明した書面である。', 'This document certifies all matters recorded in the family register.', 'margin-top:10mm')}
    ${pen.text('令和6年7月3日', 'July 3, 2024')}
    <div style="display:flex;justify-content:flex-end;gap:6mm;align-items:center;margin-top:6mm">${pen.text('東京都世田谷区長　保坂 次郎', 'Mayor of Setagaya-ku, Tokyo: HOSAKA Jiro')}${pen.mark('seal', ['世田谷区長之印', '[Square seal: Mayor of Setagaya-ku]'], 'width:24mm;height:24mm;border:.8mm solid #b03030;color:#b03030;font-size:9pt')}</div>`,
  ),
  drawForm(
    { name: 'Korean family relations', language: 'Korean', font: korean },
    (pen) => `
    ${pen.heading('가족관계증명서(일반)', 'Family Relation Certificate (General)', 'text-align:center;margin:6mm 0')}
    <div class="line">${pen.boxed(1, ['등록기준지', 'Place of family registration'], ['서울특별시 강남구 테헤란로 123', '123 Teheran-ro, Gangnam-gu, Seoul'])}</div>
    ${pen.table(
      [
        [
          ['구분', 'Category'],
          ['성명', 'Full name'],
          ['출생연월일', 'Date of birth'],
          ['주민등록번호', 'Resident registration number'],
          ['성별', 'Sex'],
        ],
        [
          ['본인', 'Principal'],
          ['김민준(金民俊)', 'KIM Minjun (金民俊)'],
          ['1988년 03월 07일', 'March 7, 1988'],
          '880307-1******',
          ['남', 'Male'],
        ],
      ],
      [13, 27, 23, 25, 12],
    )}
    ${pen.text('가족사항', 'Family members', 'font-weight:600')}
    ${pen.table(
      [
        [
          ['구분', 'Category'],
          ['성명', 'Full name'],
          ['출생연월일', 'Date of birth'],
          ['주민등록번호', 'Resident registration number'],
          ['성별', 'Sex'],
        ],
        [
          ['부', 'Father'],
          ['김철수(金哲洙)', 'KIM Cheolsu (金哲洙)'],
          ['1955년 06월 21일', 'June 21, 1955'],
          '550621-1******',
          ['남', 'Male'],
        ],
        [
          ['모', 'Mother'],
          ['이영희(李英姬)', 'LEE Younghee (李英姬)'],
          ['1958년 01월 15일', 'January 15, 1958'],
          '580115-2******',
          ['여', 'Female'],
        ],
        [
          ['배우자', 'Spouse'],
          ['박지민(朴智敏)', 'PARK Jimin (朴智敏)'],
          ['1990년 06월 21일', 'June 21, 1990'],
          '900621-2******',
          ['여', 'Female'],
        ],
      ],
      [13, 27, 23, 25, 12],
    )}
    ${pen.text('위 가족관계증명서(일반)는 가족관계등록부의 기록사항과 틀림없음을 증명합니다.', 'This Family Relation Certificate (General) is certified to be identical to the entries in the family relation register.', 'margin-top:8mm;text-align:center')}
    ${pen.text('2024년 07월 03일', 'July 3, 2024', 'text-align:center;margin-top:6mm')}
    <div style="display:flex;justify-content:center;gap:6mm;align-items:center;margin-top:6mm">${pen.text('서울특별시 강남구청장', 'Mayor of Gangnam-gu, Seoul', 'font-size:14pt')}${pen.mark('seal', ['강남구청장인', '[Square seal: Mayor of Gangnam-gu]'], 'width:24mm;height:24mm;border:.8mm solid #b03030;color:#b03030;font-size:9pt')}</div>
    <div style="display:flex;justify-content:space-between;margin-top:12mm;font-size:8pt">${pen.field(['발급번호', 'Issue number'], '1234-5678-9012')}${pen.field(['발급시각', 'Time of issue'], '10:21')}${pen.field(['신청인', 'Applicant'], ['김민준', 'KIM Minjun'])}</div>`,
  ),
  drawForm(
    { name: 'Moroccan birth extract', language: 'Arabic', font: arabic },
    (pen) => `
    <div style="display:flex;justify-content:space-between;align-items:flex-start"><div>${pen.text('المملكة المغربية', 'Kingdom of Morocco')}${pen.text('وزارة الداخلية', 'Ministry of the Interior')}${pen.text('عمالة الرباط', 'Prefecture of Rabat')}${pen.text('مكتب الحالة المدنية', 'Civil Status Office')}</div>${pen.mark('emblem', ['المملكة', '[Coat of arms of Morocco]'], shapes.emblem)}<div style="width:50mm">${pen.field(['رقم العقد', 'Act number'], '1234')}${pen.field(['السنة', 'Year'], '1988')}${pen.field(['السنة الهجرية', 'Hijri year'], '1408')}</div></div>
    ${pen.heading('نسخة موجزة من رسم الولادة', 'Extract from the Birth Record', 'text-align:center;margin:7mm 0')}
    ${pen.field(['الاسم الشخصي', 'Given name'], ['محمد', 'Mohamed'])}${pen.field(['الاسم العائلي', 'Family name'], ['العلوي', 'El Alaoui'])}${pen.field(['مكان الولادة', 'Place of birth'], ['الرباط', 'Rabat'])}${pen.field(['تاريخ الولادة', 'Date of birth'], ['سابع مارس سنة ألف وتسعمائة وثمان وثمانين', 'March seventh, nineteen eighty-eight'])}${pen.field(['الموافق ل', 'Corresponding to'], ['18 رجب 1408', '18 Rajab 1408'])}${pen.field(['الجنسية', 'Nationality'], ['مغربية', 'Moroccan'])}${pen.field(['اسم الأب', 'Father’s name'], ['أحمد بن علي', 'Ahmed ben Ali'])}${pen.field(['اسم الأم', 'Mother’s name'], ['فاطمة بنت حسن', 'Fatima bent Hassan'])}
    ${pen.text('نشهد بصحة هذه النسخة طبقا لما هو مضمن بسجلات الحالة المدنية.', 'We certify that this extract conforms to the entries in the civil status registers.', 'margin-top:7mm')}
    <div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:9mm"><div>${pen.text('حرر بالرباط في 3 يوليوز 2024', 'Done at Rabat on July 3, 2024')}${pen.text('ضابط الحالة المدنية', 'Civil Status Officer')}${pen.mark('signature', ['العلمي', '[Signature]'], shapes.signature)}</div>${pen.mark('seal', ['مكتب الحالة المدنية', '[Round seal: Civil Status Office of Rabat]'], shapes.seal)}${pen.mark('stamp', ['تنبر 2 درهم', '[Revenue stamp: 2 dirhams]'], 'width:26mm;height:32mm;border:.5mm dashed #3b7a3b;color:#3b7a3b')}</div>`,
  ),
];
