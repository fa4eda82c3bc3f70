import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import ui from '../packages/ui/package.json' with { type: 'json' };
import { pdfAssets } from '../tools/pdf-files.ts';
import { staticStyles } from '../tools/static-styles.ts';

/** Pre-bundled before the first story, because a dependency discovered later would reload the page during a test. */
const dependencies = Object.keys(ui.dependencies).filter(
  (name) => !/^(@atrium|@fontsource|libphonenumber-js|pdfjs-dist|@tiptap\/pm)/.test(name),
);

export default defineConfig({
  plugins: [react(), tailwindcss(), staticStyles(), pdfAssets()],
  resolve: { conditions: ['@atrium/source', ...defaultClientConditions] },
  optimizeDeps: {
    include: [
      ...dependencies,
      '@tiptap/extensions/undo-redo',
      '@tiptap/pm/history',
      '@tiptap/pm/model',
      '@tiptap/pm/state',
      'axe-core',
      'libphonenumber-js/min',
      'pdfjs-dist/legacy/build/pdf.mjs',
      'react-day-picker/locale/en-GB',
      'react-day-picker/locale/fr',
      'react-dom/client',
    ],
  },
});
