import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { staticStyles } from '../tools/static-styles.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), staticStyles()],
  resolve: { conditions: ['@atrium/source', ...defaultClientConditions] },
});
