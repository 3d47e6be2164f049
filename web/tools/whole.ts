/**
 * The whole page in one file, for the service worker: a version is kept all at once or not at all, and with one
 * request where a class of phones would make a hundred each.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export interface Whole {
  /** By path. */
  texts: Record<string, string>;
  /** Paths of what is no text, and asked for one by one. */
  others: string[];
}

const SHELL = 'index.html';
const TEXT = /\.(js|css)$/;
export const PLACE = '__WHOLE__';

export function wholeIn(folder: string): Whole {
  const assets = readdirSync(join(folder, 'assets')).sort();
  const read = (name: string) => readFileSync(join(folder, name), 'utf-8');
  const texts = assets
    .filter((name) => TEXT.test(name))
    .map((name) => [`/assets/${name}`, read(`assets/${name}`)]);
  return {
    texts: Object.fromEntries([['/', read(SHELL)], ...texts]),
    others: assets.filter((name) => !TEXT.test(name)).map((name) => `/assets/${name}`),
  };
}

export function whole(): Plugin {
  let folder = '';
  return {
    name: 'whole',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const body = JSON.stringify(wholeIn(folder));
      const mark = createHash('sha256').update(body).digest('base64url').slice(0, 8);
      const name = `assets/whole-${mark}.json`;
      writeFileSync(join(folder, name), body);
      const worker = join(folder, 'worker.js');
      writeFileSync(worker, readFileSync(worker, 'utf-8').replace(PLACE, `/${name}`));
    },
  };
}
