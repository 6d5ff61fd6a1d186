import { resolveBrand } from '#shared/brand.ts';
import { faultsAt, type Fault, type Tree } from './tree.ts';

const product = /^(server|client|shared|migrations)\//;
const physical =
  /(?<![\w-])-?(?:ml|mr|pl|pr|left|right)-(?:\d|\[|\(|px\b|auto\b|full\b)|(?<![\w-])text-(?:left|right)\b/;
const brandPlaces = /^(shared\/brand\.ts|README\.md|package\.json)$/;

/** Settings are read in one file, the brand is named in one file, and CSS directions are logical. */
export function checkText(tree: Tree): Fault[] {
  const brand = new RegExp(resolveBrand({}).name, 'i');
  return tree.files.flatMap((file) => [
    ...(product.test(file.path) && file.path !== 'server/env.ts'
      ? faultsAt(file, /\bprocess\.env\b/, { rule: 'settings', message: 'only server/env.ts reads process.env' })
      : []),
    ...(brandPlaces.test(file.path)
      ? []
      : faultsAt(file, brand, { rule: 'brand', message: "the product's name comes from shared/brand.ts" })),
    ...(file.path.startsWith('client/') && /\.(tsx?|css)$/.test(file.path)
      ? faultsAt(file, physical, { rule: 'logical direction', message: 'use ms-, me-, ps-, pe-, start-, end-' })
      : []),
  ]);
}
