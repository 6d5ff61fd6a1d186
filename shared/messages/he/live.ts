import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/live.ts';

export const messages = {
  title: 'כמה זמן זה באמת לוקח',
  text: 'מהתשלום ועד המסירה, לפי {deliveries, number} ההזמנות של {days, number} הימים האחרונים.',
  median: 'זה הזמן המרבי שנדרש למחצית מההזמנות',
  p90: 'זה הזמן המרבי שנדרש לתשע מכל עשר הזמנות',
  hours: '{hours, plural, one {שעה אחת} two {שעתיים} other {# שעות}}',
  range: '{from, number}–{to, number} שע׳',
  above: '{from, number}+ שע׳',
  plot: 'חלק ההזמנות לפי זמן',
  signers: {
    title: 'האנשים שחותמים',
    text: 'אנשי הצוות שלנו שבחרו להופיע כאן. שמם והסמכתם מופיעים על האישורים שהם חותמים עליהם.',
    languages: 'מ{languages}',
  },
} satisfies Translated<typeof english>;
