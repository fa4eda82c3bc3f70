import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Keeps style elements out of the running page (docs/decisions/0003-no-injected-styles.md): replaces the one dependency
 * that inserts them, used by Radix's scroll lock, with our module. Every Vite configuration of the repository uses it.
 */
export function staticStyles(): Plugin {
  return {
    name: 'atrium:static-styles',
    config: () => ({
      resolve: {
        alias: {
          'react-style-singleton': path.resolve(
            import.meta.dirname,
            '../packages/ui/src/foundations/csp/style-singleton.ts',
          ),
        },
      },
    }),
  };
}
