import { lined, type LinedRecord } from './lines.ts';

/** As `eighteenth-latin.ts`, in other scripts. */
export const eighteenthOther: readonly LinedRecord[] = [
  lined(
    'uk',
    `
Акт обстеження матеріально-побутових умов. => Report on the inspection of living conditions.
Комісія у складі трьох осіб відвідала родину Гнатюків 21 лютого 2017 року. => A three-member committee visited the Hnatiuk family on February 21, 2017.
Будинок цегляний, опалення пічне, вода з колодязя. => The house is made of brick, it is heated by a stove, and the water comes from a well.
Діти мають окрему кімнату та місце для навчання. => The children have a separate room and a place to study.
Умови проживання визнано задовільними. => The living conditions were found satisfactory.
`,
    [
      ['material', 'made of brick', 'made of wood'],
      ['opposite', 'were found satisfactory', 'were found unsatisfactory'],
      ['month', 'February 21', 'January 21'],
    ],
  ),
  lined(
    'uk',
    `
Довідка про склад сім’ї. Видана Коваль Ользі про те, що вона зареєстрована за адресою: м. Суми, вул. Нова, 8. => Certificate of family composition. Issued to Olha Koval to certify that she is registered at 8 Nova Street, Sumy.
До складу сім’ї входять: чоловік Коваль Ігор, син Коваль Денис, свекруха Коваль Галина. => The family consists of her husband Ihor Koval, her son Denys Koval, and her mother-in-law Halyna Koval.
Заборгованості за комунальні послуги немає. => There are no arrears for utilities.
Довідка дійсна протягом одного місяця. => This certificate is valid for one month.
`,
    [
      ['kin word', 'her mother-in-law', 'her grandmother'],
      ['lost negation', 'There are no arrears', 'There are arrears'],
      ['omission', 'her son Denys Koval, ', ''],
    ],
  ),
  lined(
    'ar',
    `
عقد إيجار محل تجاري. => Lease agreement for commercial premises.
الطرف الأول (المؤجر): السيد سامي العطار. الطرف الثاني (المستأجر): السيدة رنا الخطيب. => First party (lessor): Mr. Sami Al-Attar. Second party (lessee): Ms. Rana Al-Khatib.
مدة الإيجار سنتان تبدأ من ١ تموز ٢٠١٨. => The term of the lease is two years, starting on July 1, 2018.
الأجرة الشهرية ٣٥٠ دينارًا تدفع مقدمًا. => The monthly rent is 350 dinars, payable in advance.
لا يحق للمستأجر تأجير المحل للغير. => The lessee is not entitled to sublet the premises to others.
`,
    [
      ['party', 'The lessee is not entitled', 'The lessor is not entitled'],
      ['lost negation', 'is not entitled to sublet', 'is entitled to sublet'],
      ['currency', '350 dinars', '350 dirhams'],
    ],
  ),
  lined(
    'ar',
    `
تقرير حادث مروري. إدارة مرور طنطا. => Traffic accident report. Tanta Traffic Department.
وقع الحادث مساء يوم الخميس ٨ مارس ٢٠١٢ على الطريق الزراعي. => The accident occurred on the evening of Thursday, March 8, 2012, on the agricultural road.
اصطدمت شاحنة بيضاء بسيارة أجرة. => A white truck collided with a taxi.
أصيب السائق بكسر في الساق اليمنى. => The driver suffered a fracture of the right leg.
ولم تحدث وفيات. => There were no deaths.
`,
    [
      ['weekday', 'of Thursday', 'of Tuesday'],
      ['side', 'the right leg', 'the left leg'],
      ['body part', 'right leg', 'right arm'],
    ],
  ),
  lined(
    'he',
    `
רישיון לניהול עסק. עיריית חולון, אגף רישוי עסקים. => Business license. Municipality of Holon, Business Licensing Division.
סוג העסק: מאפייה. שם בעל הרישיון: גדעון שטרית. => Type of business: bakery. Name of license holder: Gideon Sheetrit.
הרישיון בתוקף עד ליום 31.12.2022. => The license is valid until December 31, 2022.
חל איסור על מכירת אלכוהול במקום. => The sale of alcohol on the premises is prohibited.
שטח העסק: 85 מ״ר. => Area of the business: 85 sq. m.
`,
    [
      ['trade', 'business: bakery', 'business: butcher shop'],
      ['opposite', 'premises is prohibited', 'premises is permitted'],
      ['number', '85 sq. m', '58 sq. m'],
    ],
  ),
  lined(
    'he',
    `
סיכום אשפוז. בית החולים כרמל, מחלקה אורתופדית. => Discharge summary. Carmel Hospital, Orthopedic Department.
החולה, בת 54, התקבלה לאחר נפילה במדרגות. => The patient, aged 54, was admitted after a fall on the stairs.
בצילום נמצא שבר בכתף שמאל. => The X-ray showed a fracture of the left shoulder.
אין רגישות לתרופות. => No drug allergies.
הומלץ על פיזיותרפיה פעמיים בשבוע. => Physiotherapy twice a week was recommended.
`,
    [
      ['side', 'the left shoulder', 'the right shoulder'],
      ['lost negation', 'No drug allergies', 'Drug allergies'],
      ['frequency', 'twice a week', 'three times a week'],
    ],
  ),
  lined(
    'ja',
    `
賃貸借契約書。貸主：石黒不動産株式会社。借主：長谷川実。 => Lease agreement. Lessor: Ishiguro Fudosan Co., Ltd. Lessee: Minoru Hasegawa.
物件は鉄筋コンクリート造五階建の二階部分とする。 => The property is the second floor of a five-story reinforced concrete building.
賃料は月額八万五千円とし、毎月末日までに支払う。 => The rent is 85,000 yen per month, payable by the last day of each month.
借主は、貸主の承諾なく動物を飼育してはならない。 => The lessee shall not keep animals without the consent of the lessor.
契約期間は二年間とする。 => The term of the agreement is two years.
`,
    [
      ['ordinal', 'the second floor', 'the third floor'],
      ['lost negation', 'shall not keep animals', 'shall keep animals'],
      [
        'parties swapped',
        'The lessee shall not keep animals without the consent of the lessor',
        'The lessor shall not keep animals without the consent of the lessee',
      ],
    ],
  ),
  lined(
    'ja',
    `
健康診断書。受診者：大久保真理、昭和五十八年七月三日生、女性。 => Medical examination certificate. Examinee: Mari Okubo, born July 3, 1983, female.
身長162.5cm、体重54.0kg。 => Height 162.5 cm, weight 54.0 kg.
視力：右1.2、左0.8。 => Visual acuity: right 1.2, left 0.8.
胸部X線検査：異常なし。 => Chest X-ray: no abnormality.
尿検査：蛋白陰性、糖陰性。 => Urinalysis: protein negative, sugar negative.
`,
    [
      ['sides swapped', 'right 1.2, left 0.8', 'right 0.8, left 1.2'],
      ['test', 'protein negative', 'protein positive'],
      ['lost negation', 'no abnormality', 'abnormality'],
    ],
  ),
  lined(
    'ko',
    `
근로계약서. 사용자 주식회사 한빛식품과 근로자 오세훈은 다음과 같이 계약을 체결한다. => Employment contract. The employer, Hanbit Foods Co., Ltd., and the employee, Oh Se-hoon, enter into the following contract.
근무장소: 대전공장. 업무내용: 포장. => Place of work: Daejeon plant. Duties: packaging.
근로시간은 오전 8시부터 오후 5시까지로 한다. => Working hours are from 8:00 a.m. to 5:00 p.m.
임금은 매월 10일에 지급한다. => Wages are paid on the 10th of each month.
수습기간 중에도 임금을 감액하지 아니한다. => Wages shall not be reduced even during the probationary period.
`,
    [
      ['time', 'to 5:00 p.m.', 'to 6:00 p.m.'],
      ['lost negation', 'shall not be reduced', 'shall be reduced'],
      ['direction', 'be reduced even', 'be increased even'],
    ],
  ),
  lined(
    'ko',
    `
분실물 신고 접수증. 마포경찰서. => Receipt for a report of lost property. Mapo Police Station.
신고인 배지연은 2020년 11월 2일 지하철에서 갈색 지갑을 잃어버렸다. => The reporter, Bae Ji-yeon, lost a brown wallet on the subway on November 2, 2020.
지갑 안에는 현금 7만 원과 신분증이 들어 있었다. => The wallet contained 70,000 won in cash and an identification card.
습득 시 연락 바람. => Please contact her if it is found.
`,
    [
      ['color', 'a brown wallet', 'a black wallet'],
      ['amount', '70,000 won', '7,000 won'],
      ['thing', 'a brown wallet', 'a brown bag'],
    ],
  ),
  lined(
    'zh',
    `
劳动合同解除证明书。 => Certificate of termination of employment contract.
兹证明本单位职工孙建国，于2009年4月1日入职，担任仓库管理员。 => This is to certify that Sun Jianguo, an employee of this company, joined on April 1, 2009, and worked as a warehouse keeper.
因合同期满，双方于2015年3月31日终止劳动关系。 => As the contract expired, the parties ended the employment relationship on March 31, 2015.
该职工无违纪记录。 => The employee has no record of disciplinary violations.
经济补偿金已结清。 => The severance pay has been settled.
`,
    [
      ['occupation', 'as a warehouse keeper', 'as a driver'],
      ['lost negation', 'has no record', 'has a record'],
      ['date', 'March 31, 2015', 'March 13, 2015'],
    ],
  ),
  lined(
    'zh',
    `
收养登记证。收养人：罗志强、邓秀英。 => Adoption registration certificate. Adopters: Luo Zhiqiang and Deng Xiuying.
被收养人：罗小雨，女，2011年8月20日出生。 => Adoptee: Luo Xiaoyu, female, born August 20, 2011.
收养关系自登记之日起成立。 => The adoptive relationship takes effect from the date of registration.
被收养人原系社会福利院抚养的弃婴。 => The adoptee was originally an abandoned infant raised by a social welfare institution.
`,
    [
      ['sex', 'Luo Xiaoyu, female', 'Luo Xiaoyu, male'],
      ['role', 'Adoptee: Luo', 'Adopter: Luo'],
      ['day', 'August 20, 2011', 'August 2, 2011'],
    ],
  ),
  lined(
    'zh-Hant',
    `
汽車新領牌照登記書。車主：簡美玲。 => New vehicle plate registration form. Owner: Chien Mei-ling.
廠牌：豐田。顏色：銀。排氣量：1798立方公分。 => Make: Toyota. Color: silver. Engine displacement: 1,798 cc.
出廠年月：2016年5月。 => Date of manufacture: May 2016.
車輛無動產擔保設定。 => The vehicle is not encumbered by any chattel security.
燃料：汽油。 => Fuel: gasoline.
`,
    [
      ['color', 'Color: silver', 'Color: red'],
      ['thing', 'Fuel: gasoline', 'Fuel: diesel'],
      ['lost negation', 'is not encumbered', 'is encumbered'],
    ],
  ),
];
