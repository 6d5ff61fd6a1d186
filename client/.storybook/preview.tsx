import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { addWords } from '#client/ui/words.ts';
import developers from '#shared/messages/en/developers.json' with { type: 'json' };
import frame from '#shared/messages/en/frame.json' with { type: 'json' };
import parts from '#shared/messages/en/parts.json' with { type: 'json' };
import states from '#shared/messages/en/states.json' with { type: 'json' };
import '#client/ui/styles.css';

addWords('developers', developers);
addWords('frame', frame);
addWords('parts', parts);
addWords('states', states);

function ThemeAndDirection(props: { theme: string; direction: 'ltr' | 'rtl'; children: React.ReactNode }) {
  const { theme, direction, children } = props;
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dir = direction;
  }, [theme, direction]);
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
}

const withThemeAndDirection: Decorator = (Story, context) => (
  <ThemeAndDirection
    theme={context.globals['theme'] === 'dark' ? 'dark' : 'light'}
    direction={context.globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
  >
    <Story />
  </ThemeAndDirection>
);

const preview: Preview = {
  decorators: [withThemeAndDirection],
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  parameters: { a11y: { test: 'error' }, controls: { disable: true }, backgrounds: { disable: true } },
};

export default preview;
