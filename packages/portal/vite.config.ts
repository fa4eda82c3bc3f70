import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import ui from '../ui/package.json' with { type: 'json' };
import portal from './package.json' with { type: 'json' };
import { CHUNK_GROUPS } from './build/chunks.ts';
import { localesVersion, uiNamespaces } from './build/locales.ts';
import { pdfAssets } from '../../tools/pdf-files.ts';
import { staticStyles } from '../../tools/static-styles.ts';
import { precompress } from './build/precompress.ts';
import { preloadOnDemand } from './build/preload.ts';

/** Address of the reference server in development; tools/dev.ts starts both. */
const SERVER = process.env['ATRIUM_SERVER'] ?? 'http://localhost:4000';

/** Paths that the server answers, not the portal: the last one, a pattern, is the fonts of its own pages. */
const SERVER_PATHS = [
  '/api',
  '/auth',
  '/oidc',
  '/sandbox',
  '/settings.json',
  String.raw`^/assets/[^/]+\.woff2$`,
];

const preload = preloadOnDemand();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    staticStyles(),
    pdfAssets(),
    uiNamespaces(),
    preload.plugin,
    precompress(),
  ],
  define: {
    __LOCALES_VERSION__: JSON.stringify(localesVersion()),
    __VERSIONS__: JSON.stringify({ website: portal.version, navigationBar: ui.version }),
  },
  resolve: { conditions: ['@atrium/source', ...defaultClientConditions] },
  server: {
    port: 5173,
    // Keeps the Host header of the browser: the server accepts only its public address, which is this one.
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: SERVER, changeOrigin: false }])),
  },
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false, resolveDependencies: preload.resolveDependencies },
    // The content security policy would block a font inlined as a data URL.
    assetsInlineLimit: 0,
    // Chunk names repeat in the list of what to preload, which every page loads: without the names of the modules it is
    // about 3 kB smaller. The manifest tells the module of a chunk.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
});
