import type { Meta } from '@storybook/react-vite';
import { Card } from '#client/ui/layout/card.tsx';
import { storyLink } from '#client/ui/layout/story-link.ts';
import { BarList } from './bar-list.tsx';
import { TimeChart } from './time-chart.tsx';

export default { title: 'Data/Charts' } satisfies Meta;

const points = [3, 5, 2, 8, 6, 0, 1, 4, 9, 7, 5, 6, 2, 3].map((value, index) => ({
  key: `2026-11-${String(index + 8).padStart(2, '0')}`,
  label: `Nov ${index + 8}`,
  value,
}));

const chart = {
  title: 'Uploads per day',
  series: 'Uploads',
  pointName: 'Day',
  sentence: '61 uploads in 14 days, most on Nov 16 (9).',
  points,
};

export function LineOverTime() {
  return (
    <Card className="max-w-180">
      <TimeChart {...chart} />
    </Card>
  );
}

export function BarsOverTime() {
  return (
    <Card className="max-w-180">
      <TimeChart {...chart} kind="bar" />
    </Card>
  );
}

export function Shares() {
  return (
    <Card className="max-w-120">
      <BarList
        label="Uploads by state"
        bars={[
          { key: 'done', label: 'Completed', value: 128, render: storyLink },
          { key: 'open', label: 'Processing', value: 42, render: storyLink },
          { key: 'late', label: 'Pending', value: 3, render: storyLink },
          { key: 'none', label: 'Error', value: 0 },
        ]}
      />
    </Card>
  );
}
