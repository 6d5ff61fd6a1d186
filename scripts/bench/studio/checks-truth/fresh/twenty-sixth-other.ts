import type { TruthPaper } from '../paper.ts';
import { blocksOf } from './blocks.ts';

/** As `twenty-sixth-latin.ts`. */
export const twentySixthOther: readonly TruthPaper[] = [
  blocksOf(
    'Ukrainian',
    'uk',
    `
kin word: mother-in-law → stepmother
Свекруха позивачки дала показання.
The plaintiff's mother-in-law testified.

occupation: miner → welder
Батько працював шахтарем.
The father worked as a miner.

room: cellar → garage
У будинку є льох і горище.
The house has a cellar and an attic.

body part: hand → foot
Опік лівої кисті другого ступеня.
Second-degree burn of the left hand.

illness: whooping cough → polio
Щеплення проти кашлюку зроблено.
Vaccination against whooping cough was given.

opposite: granted → denied
Суддя задовольнив клопотання адвоката.
The judge granted the attorney's motion.

material: brick → wood
Стіни будинку цегляні.
The walls of the house are of brick.

crop: wheat → corn
Ділянка засіяна пшеницею.
The plot is sown with wheat.

month: June → July
Навчання закінчується в червні.
Studies end in June.
`,
  ),
  blocksOf(
    'Chinese',
    'zh',
    `
kin word: father-in-law → grandfather
其岳父现居苏州。
His father-in-law now lives in Suzhou.

occupation: carpenter → tailor
父亲职业为木匠。
The father's occupation is carpenter.

room: balcony → bathroom
房屋含厨房一间、阳台一个。
The premises include one kitchen and one balcony.

body part: knee → hip
左膝关节损伤。
Injury of the left knee joint.

illness: Hepatitis B → Hepatitis A
已接种乙肝疫苗。
Hepatitis B vaccine administered.

court role: witness → plaintiff
证人当庭作证。
The witness testified in court.

opposite: fully → partly
借款已全部归还。
The loan has been fully repaid.

time: before → after
合同签订前已支付定金。
The deposit was paid before the contract was signed.

thing: necklace → bracelet
被盗物品为金项链一条。
The stolen item was a gold necklace.
`,
  ),
  blocksOf(
    'Japanese',
    'ja',
    `
kin word: aunt → niece
届出人は被後見人の叔母である。
The informant is the aunt of the ward.

occupation: carpenter → fisherman
父の職業は大工である。
The father's occupation is carpenter.

room: bathroom → bedroom
台所と浴室は共用とする。
The kitchen and bathroom are shared.

body part: ankle → wrist
右足首を捻挫した。
He sprained his right ankle.

illness: rubella → mumps
風疹の予防接種を受けた。
He was vaccinated against rubella.

opposite: admitted → denied
被告は請求を認めた。
The defendant admitted the claim.

month: April → March
入学式は四月に行われる。
The entrance ceremony takes place in April.

time: before → after
契約期間満了の三か月前までに通知する。
Notice shall be given at least three months before the contract term expires.

animal: cattle → pigs
牛五頭を飼育している。
He raises five cattle.
`,
  ),
  blocksOf(
    'Korean',
    'ko',
    `
side: paternal → maternal
고모가 아동을 양육하고 있다.
The paternal aunt is raising the child.

occupation: carpenter → mason
부의 직업은 목수이다.
The father is a carpenter by occupation.

room: basement → attic
주택에는 지하실과 차고가 있다.
The house has a basement and a garage.

body part: shoulder → hip
왼쪽 어깨 통증을 호소함.
Complains of pain in the left shoulder.

illness: Chickenpox → Measles
수두 예방접종을 마쳤다.
Chickenpox vaccination completed.

opposite: dismissed → granted
원고의 청구를 기각한다.
The plaintiff's claim is dismissed.

month: July → June
방학은 칠월에 시작한다.
Vacation begins in July.

condition: may not → may
임차인은 애완동물을 기를 수 없다.
The tenant may not keep pets.

degree: master's → bachelor's
석사학위를 취득하였다.
He obtained a master's degree.
`,
  ),
  blocksOf(
    'Arabic',
    'ar',
    `
side: maternal → paternal
خال الطفل هو وصيّه الشرعي.
The child's maternal uncle is his legal guardian.

occupation: baker → barber
يعمل والد الطفل خبازاً.
The child's father works as a baker.

room: kitchen → balcony
تتكون الشقة من غرفتين ومطبخ وحمام.
The apartment consists of two rooms, a kitchen, and a bathroom.

body part: shoulder → elbow
كسر في الكتف الأيمن.
A fracture of the right shoulder.

illness: measles → tetanus
تم تطعيم الطفل ضد الحصبة.
The child was vaccinated against measles.

opposite: admitted → denied
أقرّ المتهم بالتهمة.
The accused admitted the charge.

animal: sheep → cattle
يملك المزارع عشرين رأساً من الأغنام.
The farmer owns twenty head of sheep.

month: January → June
يسري العقد ابتداءً من أول يناير.
The contract takes effect on January 1.

material: gold → silver
فُقد خاتم من الذهب.
A gold ring was lost.
`,
  ),
  blocksOf(
    'Hebrew',
    'he',
    `
kin word: brother-in-law → father-in-law
גיסו של המנוח נכח בטקס.
The brother-in-law of the deceased attended the ceremony.

occupation: carpenter → electrician
אבי הילדה הוא נגר במקצועו.
The girl's father is a carpenter by trade.

room: balcony → basement
בדירה שני חדרי שינה ומרפסת.
The apartment has two bedrooms and a balcony.

body part: elbow → knee
שבר במרפק שמאל.
Fracture of the left elbow.

illness: mumps → rubella
הילד חוסן נגד חזרת.
The child was vaccinated against mumps.

opposite: acquitted → convicted
הנאשם זוכה מכל אשמה.
The defendant was acquitted of all charges.

opposite: dismissed → approved
הבקשה נדחתה על הסף.
The application was dismissed out of hand.

time: after → before
התשלום יבוצע לאחר מסירת הדירה.
Payment shall be made after the apartment is handed over.

field: economics → law
בעל תואר שני בכלכלה.
Holds a master's degree in economics.
`,
  ),
];
