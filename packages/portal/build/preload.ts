import type { ModulePreloadOptions, Plugin } from 'vite';

/**
 * Leaves what every page has loaded already out of the lists of what a page on demand preloads; the lists are part of
 * the first load. Returns the plugin that finds it, and the option that leaves it out.
 */
export function preloadOnDemand(): {
  plugin: Plugin;
  resolveDependencies: ModulePreloadOptions['resolveDependencies'];
} {
  const first = new Set<string>();
  return {
    plugin: {
      name: 'atrium-preload-on-demand',
      apply: 'build',
      generateBundle: {
        // Before the lists are written.
        order: 'pre',
        handler(_, bundle) {
          for (const chunk of Object.values(bundle))
            if (chunk.type === 'chunk' && chunk.isEntry)
              for (const file of [chunk.fileName, ...chunk.imports]) first.add(file);
        },
      },
    },
    resolveDependencies: (_, files, { hostType }) => {
      if (hostType === 'html') return files;
      const rest = files.filter((each) => !first.has(each));
      // The import itself fetches its only file.
      return rest.length > 1 ? rest : [];
    },
  };
}
