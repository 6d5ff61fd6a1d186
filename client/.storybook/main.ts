import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { compileMessages } from '../compile-messages.ts';

/** Storybook, with its own Vite plugins: router and prerendering do not apply to stories. */
const config: StorybookConfig = {
  stories: ['../{ui,features}/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'client/.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), compileMessages(), react(), tailwindcss()],
  }),
};

export default config;
