import { useState } from 'react';
import { Money, type MoneyProps } from './money.tsx';

/** An amount that rolls in when it changes, so that an option is seen to change the price. */
export function RollingMoney(props: MoneyProps) {
  const { cents } = props;
  const [first] = useState(cents);
  const [hasChanged, setHasChanged] = useState(false);
  if (cents !== first && !hasChanged) setHasChanged(true);
  return (
    <span key={cents} className={hasChanged ? 'inline-block animate-roll' : 'inline-block'}>
      <Money {...props} />
    </span>
  );
}
