import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { ftl } from './tools/ftl.ts';
import { heads } from './tools/heads.ts';
import { packed } from './tools/packed.ts';
import { shells } from './tools/shells.ts';
import { spare } from './tools/spare.ts';
import { whole } from './tools/whole.ts';

const HOUSE = process.env.TOOG_HOUSE ?? 'http://127.0.0.1:8664';

export default defineConfig({
  plugins: [ftl(), heads(), spare(), svelte(), shells(), whole(), packed()],
  worker: { format: 'es' },
  build: {
    outDir: '../src/toog/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the strict content policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: 'index.html', worker: 'src/worker/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // a phone waits for every file: what is wanted together comes together, each with all it needs
        codeSplitting: {
          groups: [
            { name: 'house', test: /src\/(App\.svelte|main\.ts)/, priority: 4 },
            { name: 'table', test: /src\/screens\/\w+\/(TableScreen|WaitingRoom)\.svelte/, priority: 3 },
            {
              name: 'play',
              test: /src\/(screens\/play\/PlayRoom\.svelte|games\/lesson\.ts|parts\/)/,
              priority: 2,
            },
            {
              name: 'later',
              test: /src\/screens\/\w+\/(Celebration|RuleBook|TableSheet|ToTelevision)\.svelte/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: HOUSE, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    isolate: false, // one window for all is made once; no test leaves anything in it that another minds
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
    css: { include: /tokens\.css\?raw/ }, // a test compares it with what scripts move by
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
