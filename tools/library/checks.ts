/** Checks of the built library that need no installation; each fault is a sentence. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DIST } from './build.ts';

const SCOPE =
  /\[data-atrium\]|\[class\*=["']?atrium|\.atrium\\:|\.document-text|\[data-(print|page-actions|spinner|veiled|theme|scroll-locked|density|page)/;

/** Returns selectors of the stylesheet that could match an element of the host. */
function foreignSelectors(css: string): string[] {
  const bare = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    // Excluded: registered properties, fonts and defaults of Tailwind's own properties, which all have the prefix.
    .replaceAll(/@(property|font-face|keyframes)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => !selector.trim().startsWith('@'))
    .filter(([, , body = '']) =>
      body.split(';').some((rule) => rule.trim() && !rule.trim().startsWith('--atrium-')),
    )
    .map(([, selector = '']) => selector.split(';').at(-1)?.trim() ?? '')
    .filter((selector) => !SCOPE.test(selector));
}

/** Returns the faults of the built library. */
export function checkLibrary(areas: readonly string[]): string[] {
  const faults: string[] = [];
  const need = (holds: boolean, fault: string) => holds || faults.push(fault);
  for (const area of areas)
    need(existsSync(path.join(DIST, area, 'index.js')), `@atrium/ui/${area} has no JavaScript`);

  for (const name of globSync('**/*.{js,d.ts}', { cwd: DIST })) {
    const text = readFileSync(path.join(DIST, name), 'utf8');
    need(!/['"]@atrium\//.test(text), `${name} imports a private package`);
    need(
      !/['"](\.[^'"]*)\.(ts|json)['"]/.test(text.replaceAll(/`[^`]*`/g, '')),
      `${name} imports a file that is not in the package`,
    );
    if (!name.endsWith('.js')) continue;
    need(
      !/from "react"/.test(text) || text.startsWith('"use client"'),
      `${name} uses React without "use client"`,
    );
    const newer = /\b(useEffectEvent|Activity|ViewTransition|cacheSignal)\b[^;]*from "react"/.exec(text)?.[1];
    need(newer === undefined, `${name} needs a newer React than 19.0: ${newer}`);
    for (const [, target = ''] of text.matchAll(/^import .*"(\.[^"]+)";$/gm)) {
      need(
        existsSync(path.join(DIST, path.dirname(name), target)),
        `${name} imports ${target}, which does not exist`,
      );
    }
  }

  const css = readFileSync(path.join(DIST, 'styles.css'), 'utf8');
  const foreign = foreignSelectors(css);
  need(
    foreign.length === 0,
    `styles.css has selectors that can match elements of the host: ${foreign.slice(0, 8).join(' | ')}`,
  );
  need(!/@page\s*\{/.test(css), "styles.css sets the margins of the host's printed pages");
  need(/\.atrium\\:px-16/.test(css), 'styles.css has no prefixed utilities');
  const names = [...css.matchAll(/@keyframes\s+([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('atrium-'));
  need(names.length === 0, `styles.css has animations without the prefix: ${names.join(', ')}`);
  const properties = [...css.matchAll(/[{;]\s*(--[\w-]+):/g)].map(([, name = '']) => name);
  const bare = [...new Set(properties)].filter(
    (name) => !/^--(atrium-|radix-|total-scale|scale-|font-height|rotate|min-font-size)/.test(name),
  );
  need(bare.length === 0, `styles.css sets custom properties without the prefix: ${bare.join(', ')}`);
  return faults;
}
