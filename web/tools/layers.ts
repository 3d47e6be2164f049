/** The layers of src, and a check that every file imports only from the layers below its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * From the top down. A folder imports from folders of lower layers only; those of one layer do not import each other.
 * The files that lie in src itself, which start the page, are above all of them.
 */
export const LAYERS: readonly (readonly string[])[] = [
  ['screens', 'workbench', 'worker'],
  ['drills'],
  ['review'],
  ['ending', 'feel', 'replay', 'teaching'],
  ['table'],
  ['games'],
  ['parts'],
  ['words', 'seal'],
  ['house'],
  ['look', 'wire'],
];

/** By their path in src, what the files say. */
export type Sources = Readonly<Record<string, string>>;

const SOURCE = /\.(ts|svelte|css)$/;
/** Every form of import names a file by a path in quotes that begins with a dot, and nothing else does. */
const RELATIVE_PATH = /(['"`])(\.\.?\/.*?)\1/g;

export function readSources(src: string): Sources {
  const files = readdirSync(src, { recursive: true, encoding: 'utf-8' }).filter((file) => SOURCE.test(file));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(src, file), 'utf-8')]));
}

/** A sentence for each import that is against the rules, and for each folder that the list leaves out or makes up. */
export function faultsIn(sources: Sources): string[] {
  const imports = Object.entries(sources).flatMap(([file, text]) =>
    importsOf(file, text).map((imported) => faultOf(file, imported)),
  );
  return [...faultsOfTheList(Object.keys(sources)), ...imports.filter((fault) => fault !== null)];
}

/** The paths in src of what a file imports; what lies outside src is of no layer. */
function importsOf(file: string, text: string): string[] {
  const paths = [...text.matchAll(RELATIVE_PATH)].map(([, , path = '']) => path);
  return paths.map((path) => posix.join(posix.dirname(file), path)).filter((path) => !path.startsWith('..'));
}

function faultOf(file: string, imported: string): string | null {
  const [from, to] = [folderOf(file), folderOf(imported)];
  if (from === '' || (from === to && !isOfAnotherGame(file, imported))) return null;
  const fault = `src/${file} imports src/${imported}`;
  if (from === to) return `${fault}, but two games do not import each other.`;
  if (to === '') return `${fault}, but what starts the page is imported by nothing.`;
  if (heightOf(from) > heightOf(to)) return null;
  return `${fault}, but ${from} may only import from layers below it, and ${to} is not one of them.`;
}

function faultsOfTheList(files: readonly string[]): string[] {
  const listed = LAYERS.flat();
  const there = [...new Set(files.map(folderOf))].filter((folder) => folder !== '');
  return [
    ...there
      .filter((folder) => !listed.includes(folder))
      .map((folder) => `src/${folder} has no layer: add it to LAYERS in tools/layers.ts.`),
    ...listed
      .filter((folder) => !there.includes(folder))
      .map((folder) => `LAYERS in tools/layers.ts lists ${folder}, but there is no folder src/${folder}.`),
  ];
}

/** The folder of src in which a file lies; empty for those in src itself. */
function folderOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '') : '';
}

/** Of the lowest layer 1; of a folder that has none 0. */
function heightOf(folder: string): number {
  const layer = LAYERS.findIndex((folders) => folders.includes(folder));
  return layer < 0 ? 0 : LAYERS.length - layer;
}

function isOfAnotherGame(file: string, imported: string): boolean {
  const [game, other] = [gameOf(file), gameOf(imported)];
  return game !== null && other !== null && game !== other;
}

/** Whose folder a file lies in. */
function gameOf(file: string): string | null {
  return /^games\/([^/]+)\//.exec(file)?.[1] ?? null;
}
