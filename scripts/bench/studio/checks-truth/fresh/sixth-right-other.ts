import type { SourceTag } from '#shared/translation-text.ts';

/** As `sixth-right-latin.ts`. */
export const sixthRightOther: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  ar: [
    [
      'نفيدكم بأن الموظفة قدمت استقالتها برغبتها. عملت لدينا محاسبة سبع سنوات. سلمت المفاتيح والعهدة. ليس عليها أي التزامات. نتمنى لها التوفيق.',
      'We inform you that the employee submitted her resignation of her own will. She worked for us as an accountant for seven years. She handed over the keys and the items in her custody. She has no obligations. We wish her success.',
    ],
    [
      'اعترف المتهم بالسرقة واعتذر للمجني عليه. ليست له سوابق. حكمت المحكمة بتغريمه ألف جنيه. لم يستأنف أحد الحكم. أصبح الحكم نهائياً.',
      'The accused confessed to the theft and apologized to the victim. He has no prior record. The court fined him one thousand pounds. No one appealed the judgment. The judgment became final.',
    ],
    [
      'أعرف الزوجين منذ عشرين سنة بحكم الجوار. يسكنان معاً ويربيان ثلاثة أولاد. الزوج يعمل نجاراً. لم أسمع بينهما خلافاً. أقسم بالله على صحة ما ذكرت.',
      'I have known the couple for twenty years as a neighbor. They live together and are raising three children. The husband works as a carpenter. I have not heard of any dispute between them. I swear by God that what I have stated is true.',
    ],
    [
      'أجريت للطفل عملية استئصال اللوزتين بنجاح. لم تحدث مضاعفات. خرج من المستشفى في اليوم التالي. يمنع من الرياضة أسبوعين. موعد المراجعة يوم الأحد.',
      'The child underwent a successful tonsillectomy. There were no complications. He left the hospital the following day. He may not do sports for two weeks. The follow-up appointment is on Sunday.',
    ],
    [
      'تأسست الشركة عام ١٩٩٨ ومركزها الرئيسي في عمان. يملك الشريكان حصصاً متساوية. رأس مالها خمسون ألف دينار. لا يجوز للمدير الاقتراض باسمها. توزع الأرباح سنوياً.',
      'The company was founded in 1998 and its head office is in Amman. The two partners own equal shares. Its capital is fifty thousand dinars. The manager may not borrow in its name. The profits are distributed annually.',
    ],
    [
      'التحقت الطالبة بجامعتنا في أيلول ودرست فصلين. اجتازت ستة مقررات. أقامت في السكن الجامعي. لم تحصل على منحة. توصي بها مشرفتها.',
      'The student joined our university in September and studied for two semesters. She passed six courses. She stayed in the university dormitory. She did not receive a scholarship. Her supervisor recommends her.',
    ],
    [
      'ولدت الطفلة في البيت عند الساعة الرابعة فجراً. ساعدت القابلة الأم. المبلغ هو الجد. سجلت الواقعة بعد المدة القانونية. الصفحة ممزقة من أسفلها.',
      'The girl was born at home at four o’clock in the morning. The midwife helped the mother. The informant is the grandfather. The event was registered after the legal period. The page is torn at the bottom.',
    ],
    [
      'أتنازل عن حصتي في البيت لأختي الصغرى دون مقابل. البيت خال من الرهن. تسلمت المفتاح اليوم. لا يحق لي الرجوع عن هذا التنازل. شهد على ذلك جاران.',
      'I waive my share in the house in favor of my younger sister without consideration. The house is free of any mortgage. She received the key today. I have no right to withdraw this waiver. Two neighbors witnessed this.',
    ],
  ],
  he: [
    [
      'העובדת התפטרה מרצונה בסוף מאי. היא עבדה אצלנו כקופאית תשע שנים. המפתחות הוחזרו. אין לה חובות לחברה. אנו מאחלים לה הצלחה.',
      'The employee resigned of her own will at the end of May. She worked for us as a cashier for nine years. The keys were returned. She has no debts to the company. We wish her success.',
    ],
    [
      'הנאשם הודה בגניבה והתנצל בפני הקורבן. אין לו הרשעות קודמות. בית המשפט הטיל עליו קנס של אלף שקלים. איש לא ערער. פסק הדין חלוט.',
      'The defendant confessed to the theft and apologized to the victim. He has no previous convictions. The court imposed a fine of one thousand shekels on him. No one appealed. The judgment is final.',
    ],
    [
      'אני מכירה את בני הזוג עשרים שנה. הם גרים יחד ומגדלים שלושה ילדים. הבעל נגר. מעולם לא שמעתי מריבה. אני מצהירה כי דבריי אמת.',
      'I have known the couple for twenty years. They live together and are raising three children. The husband is a carpenter. I have never heard a quarrel. I declare that my words are true.',
    ],
    [
      'הילד עבר ניתוח להסרת שקדים ללא סיבוכים. הוא שוחרר למחרת. אסור לו לעסוק בספורט שבועיים. תור לביקורת נקבע ליום חמישי. ההורים קיבלו הסבר.',
      'The child underwent surgery to remove the tonsils without complications. He was discharged the next day. He may not engage in sports for two weeks. A follow-up appointment was set for Thursday. The parents received an explanation.',
    ],
    [
      'החברה נוסדה בשנת 1998 ומשרדיה בחיפה. לשני השותפים חלקים שווים. ההון הוא חמישים אלף שקלים. המנהל אינו רשאי ללוות בשמה. הרווחים מחולקים בכל שנה.',
      'The company was founded in 1998 and its offices are in Haifa. The two partners have equal shares. The capital is fifty thousand shekels. The manager may not borrow in its name. The profits are distributed every year.',
    ],
    [
      'הסטודנטית הצטרפה לאוניברסיטה בספטמבר ולמדה שני סמסטרים. היא עברה שישה קורסים. היא גרה במעונות. מלגה לא ניתנה לה. המנחה ממליץ עליה.',
      'The student joined the university in September and studied for two semesters. She passed six courses. She lived in the dormitories. No scholarship was given to her. Her advisor recommends her.',
    ],
    [
      'התינוקת נולדה בבית בשעה ארבע לפנות בוקר. מיילדת סייעה לאם. ההודעה נמסרה על ידי הסב. הרישום נעשה באיחור. העמוד קרוע בתחתיתו.',
      'The baby girl was born at home at four in the morning. A midwife assisted the mother. The notice was given by the grandfather. The registration was made late. The page is torn at the bottom.',
    ],
    [
      'אני מוותר על חלקי בבית לטובת אחותי הצעירה. הבית אינו ממושכן. המפתח נמסר היום. לא אוכל לחזור בי. שני שכנים חתמו כעדים.',
      'I waive my share in the house in favor of my younger sister. The house is not mortgaged. The key was handed over today. I may not retract this. Two neighbors signed as witnesses.',
    ],
  ],
  ja: [
    [
      '同人は自己の都合により五月末日に退職した。販売員として九年間勤務した。社員証と鍵は返却済みである。会社に対する債務はない。今後の活躍を祈る。',
      'The said person resigned for personal reasons on the last day of May. The person worked as a salesperson for nine years. The employee ID card and keys have been returned. There are no debts to the company. We wish the person success in the future.',
    ],
    [
      '被告人は窃盗の事実を認め、被害者に謝罪した。前科はない。裁判所は罰金十万円に処した。控訴はなかった。判決は確定した。',
      'The defendant admitted the fact of theft and apologized to the victim. There is no criminal record. The court imposed a fine of 100,000 yen. There was no appeal. The judgment became final.',
    ],
    [
      '私は二十年来の隣人としてこの夫婦を知っている。二人は同じ家に住み、三人の子を育てている。夫は大工である。争いを聞いたことはない。以上は真実である。',
      'I have known this couple as a neighbor for twenty years. The two live in the same house and are raising three children. The husband is a carpenter. I have never heard any quarrel. The above is true.',
    ],
    [
      '扁桃腺の摘出手術は無事に終了した。合併症はなかった。翌日に退院した。二週間は運動を禁止する。次の受診日は木曜日である。',
      'The tonsillectomy was completed successfully. There were no complications. The patient was discharged the next day. Exercise is prohibited for two weeks. The next visit is on Thursday.',
    ],
    [
      '当社は平成10年に設立され、本店は仙台市にある。資本金は五百万円である。二名の株主が同数の株式を持つ。代表者は会社名義で借入れをすることができない。配当は毎年行う。',
      'The company was established in 1998 (Heisei 10), and its head office is in Sendai City. The capital is 5,000,000 yen. Two shareholders hold the same number of shares. The representative may not borrow in the name of the company. Dividends are paid every year.',
    ],
    [
      '留学生は九月に入学し、二学期間在籍した。六科目に合格した。学生寮で生活した。授業料の免除は受けていない。指導教員が推薦する。',
      'The international student enrolled in September and was registered for two semesters. The student passed six subjects. The student lived in the student dormitory. No tuition exemption was received. The academic advisor recommends the student.',
    ],
    [
      '女児は午前四時に自宅で出生した。助産師が母を介助した。届出人は祖父である。届出は期間経過後に受理された。用紙の下部が破れている。',
      'The girl was born at home at 4 a.m. A midwife assisted the mother. The notifier is the grandfather. The notification was accepted after the period had passed. The lower part of the sheet is torn.',
    ],
    [
      '私は実家の持分を妹に無償で譲る。家屋に抵当権は設定されていない。鍵は本日引き渡した。この譲渡は撤回できない。隣人二名が証人として署名した。',
      'I transfer my share of the family home to my younger sister free of charge. No mortgage is established on the house. The key was handed over today. This transfer may not be withdrawn. Two neighbors signed as witnesses.',
    ],
  ],
  ko: [
    [
      '위 직원은 개인 사정으로 5월 말에 퇴사하였다. 판매원으로 9년간 근무하였다. 사원증과 열쇠를 반납하였다. 회사에 대한 채무가 없다. 앞날의 성공을 기원한다.',
      'The above employee resigned at the end of May for personal reasons. The employee worked as a salesperson for nine years. The employee ID card and keys were returned. There are no debts to the company. We wish the employee success in the future.',
    ],
    [
      '피고인은 절도 사실을 인정하고 피해자에게 사과하였다. 전과가 없다. 법원은 벌금 백만 원을 선고하였다. 항소하지 않았다. 판결은 확정되었다.',
      'The defendant admitted the fact of theft and apologized to the victim. There is no criminal record. The court imposed a fine of one million won. There was no appeal. The judgment became final.',
    ],
    [
      '저는 이웃으로서 이 부부를 스무 해 동안 알고 지냈습니다. 두 사람은 한집에 살며 아이 셋을 키웁니다. 남편은 목수입니다. 다투는 소리를 들은 적이 없습니다. 위 내용은 사실입니다.',
      'I have known this couple as a neighbor for twenty years. The two live in one house and are raising three children. The husband is a carpenter. I have never heard them quarrel. The above is true.',
    ],
    [
      '편도 절제 수술은 무사히 끝났다. 합병증은 없었다. 다음 날 퇴원하였다. 2주간 운동을 금한다. 다음 진료는 목요일이다.',
      'The tonsillectomy was completed safely. There were no complications. The patient was discharged the next day. Exercise is prohibited for two weeks. The next appointment is on Thursday.',
    ],
    [
      '당사는 1998년에 설립되었고 본점은 대전에 있다. 자본금은 5천만 원이다. 주주 두 명이 같은 수의 주식을 가진다. 대표이사는 회사 이름으로 돈을 빌릴 수 없다. 배당은 해마다 한다.',
      'The company was established in 1998, and its head office is in Daejeon. The capital is 50,000,000 won. Two shareholders have the same number of shares. The representative director may not borrow money in the name of the company. Dividends are paid every year.',
    ],
    [
      '교환학생은 9월에 입학하여 두 학기 동안 재학하였다. 여섯 과목을 이수하였다. 기숙사에서 생활하였다. 장학금은 받지 않았다. 지도교수가 추천한다.',
      'The exchange student enrolled in September and attended for two semesters. The student completed six subjects. The student lived in the dormitory. No scholarship was received. The academic advisor recommends the student.',
    ],
    [
      '여아는 새벽 네 시에 집에서 태어났다. 조산사가 산모를 도왔다. 신고인은 할아버지이다. 신고는 기간이 지난 후 접수되었다. 용지 아래쪽이 찢어져 있다.',
      'The girl was born at home at four in the early morning. A midwife helped the mother. The reporter is the grandfather. The report was received after the period had passed. The lower part of the sheet is torn.',
    ],
    [
      '본인은 집에 대한 지분을 여동생에게 무상으로 넘긴다. 집에는 근저당이 없다. 열쇠는 오늘 건넸다. 이 양도는 철회할 수 없다. 이웃 두 사람이 증인으로 서명하였다.',
      'I transfer my share of the house to my younger sister free of charge. There is no mortgage on the house. The key was handed over today. This transfer may not be withdrawn. Two neighbors signed as witnesses.',
    ],
  ],
  uk: [
    [
      'Обвинувачений визнав крадіжку і вибачився перед потерпілою. Раніше не судимий. Суд призначив штраф у розмірі 1700 гривень. Вирок ніхто не оскаржив. Він набрав законної сили.',
      'The accused admitted the theft and apologized to the victim. He has no previous convictions. The court imposed a fine in the amount of 1,700 hryvnias. No one appealed the verdict. It has entered into force.',
    ],
  ],
  zh: [
    [
      '该生于九月入学，学习两个学期。通过六门课程。住在学生宿舍。未获得奖学金。导师推荐该生。',
      'The student enrolled in September and studied for two semesters. The student passed six courses. The student lived in the student dormitory. No scholarship was received. The advisor recommends the student.',
    ],
  ],
};
