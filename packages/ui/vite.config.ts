import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';

/** The library build: a module for each source file. tools/library.ts adds the stylesheet and the types. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    lib: {
      entry: path.join(import.meta.dirname, 'src/index.ts'),
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
