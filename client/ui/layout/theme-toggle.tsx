import { Monitor, Moon, Sun } from 'lucide-react';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { words } from '#client/ui/words.ts';
import { chooseTheme, useThemeChoice } from './use-theme.ts';

const segments = [
  { value: 'system', icon: <Monitor aria-hidden="true" /> },
  { value: 'light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', icon: <Moon aria-hidden="true" /> },
] as const;

/** Theme switch: light, dark or system. `compact` shows only icons. */
export function ThemeToggle({ compact, className }: { compact?: boolean; className?: string }) {
  const t = words('parts');
  const choice = useThemeChoice();
  return (
    <SegmentedControl
      label={t('theme.label')}
      segments={segments.map(({ value, icon }) => ({ value, label: t(`theme.${value}`), icon, iconOnly: compact }))}
      value={choice}
      onChange={chooseTheme}
      className={className}
    />
  );
}
