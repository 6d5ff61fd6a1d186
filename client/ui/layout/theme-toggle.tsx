import { Monitor, Moon, Sun } from 'lucide-react';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { chooseTheme, useThemeChoice } from './use-theme.ts';

const segments = [
  { value: 'system', label: 'System', icon: <Monitor aria-hidden="true" /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
] as const;

/** Theme switch: light, dark or system. `compact` shows only icons. */
export function ThemeToggle({ compact, className }: { compact?: boolean; className?: string }) {
  const choice = useThemeChoice();
  return (
    <SegmentedControl
      label="Theme"
      segments={segments.map(({ value, label, icon }) => ({ value, label, icon, iconOnly: compact }))}
      value={choice}
      onChange={chooseTheme}
      className={className}
    />
  );
}
