import fs from 'node:fs';
import { defineConfig, loadConfigFromFile, type Plugin } from 'vite';
import { inRoot } from '../run/paths.ts';
import { recordShipped } from './shipped-files.ts';

/** The client's build, which also writes the files of packages in it to SHIPPED_FILE. */

function listShipped(file: string): Plugin[] {
  const shipped = new Set<string>();
  const write: Plugin = {
    name: 'list-shipped',
    apply: 'build',
    writeBundle: () => fs.writeFileSync(file, JSON.stringify([...shipped])),
  };
  return [recordShipped(shipped), write];
}

export default defineConfig(async (environment) => {
  const loaded = await loadConfigFromFile(environment, inRoot('client/vite.config.ts'));
  if (!loaded) throw new Error('client/vite.config.ts is missing');
  const { config } = loaded;
  // First, since Tailwind inlines imported style sheets.
  return { ...config, plugins: [...listShipped(process.env['SHIPPED_FILE'] ?? ''), ...(config.plugins ?? [])] };
});
