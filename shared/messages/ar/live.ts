import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/live.ts';

export const messages = {
  title: 'كم يستغرق الأمر فعلًا',
  text: 'من الدفع إلى التسليم، محسوبًا على {deliveries, number} من طلبات آخر {days, number} يومًا.',
  median: 'استغرق نصف الطلبات هذه المدة أو أقل',
  p90: 'استغرقت تسعة من كل عشرة طلبات هذه المدة أو أقل',
  hours: '{hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
  range: '{from, number}–{to, number} س',
  above: '{from, number}+ س',
  plot: 'نسبة الطلبات بحسب المدة',
  signers: {
    title: 'من يوقّعون',
    text: 'أعضاء في فريقنا اختاروا أن تظهر أسماؤهم. أسماؤهم ومؤهلاتهم مكتوبة على الشهادات التي يوقّعونها.',
    languages: 'من {languages}',
  },
} satisfies Translated<typeof english>;
