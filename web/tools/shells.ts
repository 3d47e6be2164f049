/**
 * `table.html` and `new.html`: the page as it is first opened by a link to a table, or to lay one. They ask at once for
 * the parts of that screen, which a browser would else learn of only when it has read the page itself. Where the page
 * is kept by its worker all parts are at hand, and these are not asked for.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const SHELL = 'index.html';
/** What is read first, and what may follow at once. */
const SCREENS = { table: ['table/TableScreen', 'play/PlayRoom'], new: ['setup/Setup'] };

type Bundle = Rolldown.OutputBundle;

export function shells(): Plugin {
  let folder = '';
  return {
    name: 'shells',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle(_, bundle) {
      const page = readFileSync(join(folder, SHELL), 'utf-8');
      for (const [name, screens] of Object.entries(SCREENS)) {
        const parts = screens.flatMap((screen) => partsOf(bundle, `/screens/${screen}.svelte`));
        const links = [...new Set(parts)].filter((part) => !page.includes(part)).map(linkTo);
        writeFileSync(join(folder, `${name}.html`), page.replace('</head>', `${links.join('')}</head>`));
      }
    },
  };
}

function partsOf(bundle: Bundle, screen: string): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(screen)));
  if (found === undefined) throw new Error(`no part holds ${screen}`);
  const needed = new Set([found]);
  for (const chunk of needed)
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) needed.add(other);
  const styles = [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...[...needed].map(({ fileName }) => fileName), ...styles];
}

/** As the page itself asks for it later, or it would be fetched twice. */
function linkTo(part: string): string {
  const how = part.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${how} crossorigin href="/${part}">`;
}
