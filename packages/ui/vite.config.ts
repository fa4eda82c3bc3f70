import react from '@vitejs/plugin-react';
import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';

/** The library build: one module per source file. tools/library.ts adds the stylesheet and the types. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    lib: {
      // Each area is an entry: an index that only re-exports would not be written. tools/library uses the last one.
      entry: globSync(['src/index.ts', 'src/*/index.ts', 'src/foundations/strings/built-in.ts'], {
        cwd: import.meta.dirname,
        exclude: ['src/contract-suite/**'],
      }).map((file) => path.join(import.meta.dirname, file)),
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => !/^[./]|^\w:|^\0/.test(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: path.join(import.meta.dirname, 'src'),
        entryFileNames: '[name].js',
      },
    },
  },
});
