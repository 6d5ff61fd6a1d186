import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import parseExpression from 'spdx-expression-parse';
import { nameIn, resolveFrom, type LockedPackages, type LockEntry } from './lock-file.ts';

/** Contents of a build: packages installed beside it, and packages whose code or data is bundled. */

export interface Shipped {
  /** Folders of the lock file. */
  server: readonly string[];
  client: readonly string[];
}

interface Product {
  name: string;
  version: string;
}

const licenses = new Contrib.License.Factories.LicenseFactory((expression) => void parseExpression(expression));

/**
 * CycloneDX 1.6 as JSON: each package with version, license, hash, purl, and the property `shipped` once for each place. Throws
 * for a package that the lock file does not name.
 */
export function writeBill(product: Product, shipped: Shipped, packages: LockedPackages): string {
  const bom = new Models.Bom();
  const main = new Models.Component(Enums.ComponentType.Application, product.name, {
    version: product.version,
    bomRef: `pkg:npm/${product.name}@${product.version}`,
    purl: `pkg:npm/${product.name}@${product.version}`,
  });
  bom.metadata.component = main;
  const places = new Map<string, string[]>();
  const ship = (folder: string, place: string) => places.set(folder, [...(places.get(folder) ?? []), place]);
  for (const folder of installed(packages)) ship(folder, 'installed');
  for (const folder of shipped.server) ship(folder, 'bundled in the server');
  for (const folder of shipped.client) ship(folder, 'bundled in the client');

  const components = new Map<string, Models.Component>();
  for (const folder of [...places.keys()].toSorted()) {
    const entry = packages[folder];
    if (entry === undefined) throw new Error(`${folder} is shipped, and package-lock.json does not name it`);
    const component = describe(folder, entry);
    for (const place of places.get(folder) ?? []) component.properties.add(new Models.Property('shipped', place));
    components.set(folder, component);
    bom.components.add(component);
    main.dependencies.add(component.bomRef);
  }
  for (const [folder, component] of components) {
    for (const needed of neededBy(folder, packages)) {
      const ref = components.get(needed)?.bomRef;
      if (ref) component.dependencies.add(ref);
    }
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

/** Packages of `npm ci --omit=dev`, on any platform. */
function installed(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([folder, { dev, devOptional, link }]) =>
    folder === '' || dev || devOptional || link ? [] : [folder],
  );
}

function describe(folder: string, entry: LockEntry): Models.Component {
  const fullName = nameIn(folder, entry);
  const { version = '', license, integrity } = entry;
  const [group, name = fullName] = fullName.startsWith('@') ? fullName.split('/', 2) : [undefined, fullName];
  const purl = new PackageURL('npm', group, name, version, undefined, undefined).toString();
  const component = new Models.Component(Enums.ComponentType.Library, name, {
    ...(group !== undefined && { group }),
    version,
    purl,
    bomRef: `${purl}#${folder}`,
  });
  if (license !== undefined) component.licenses.add(licenses.makeFromString(license));
  const sha512 = /^sha512-(.+)$/.exec(integrity?.split(' ')[0] ?? '')?.[1];
  if (sha512 !== undefined) {
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(sha512, 'base64').toString('hex'));
  }
  return component;
}

function neededBy(folder: string, packages: LockedPackages): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = packages[folder] ?? {};
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.flatMap((name) => resolveFrom(folder, name, packages) ?? []);
}
