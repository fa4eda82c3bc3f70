import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The portal's fonts by file name prefix; the build appends a hash. */
const FONTS = [
  { family: 'IBM Plex Sans Variable', file: 'ibm-plex-sans-latin-wght-normal-', weight: '100 700' },
  { family: 'Source Serif 4 Variable', file: 'source-serif-4-latin-opsz-normal-', weight: '200 900' },
];

function fontFaces(portalFolder: string): string {
  let files: string[];
  try {
    files = readdirSync(path.join(portalFolder, 'assets'));
  } catch {
    return ''; // The portal is not built, or served from elsewhere: use system fonts.
  }
  return FONTS.flatMap(({ family, file, weight }) => {
    const found = files.find((name) => name.startsWith(file) && name.endsWith('.woff2'));
    if (!found) return [];
    return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url('/assets/${found}') format('woff2');
}
`;
  }).join('\n');
}

/** Returns the style sheet of server-rendered pages: design tokens, fonts and rules. */
export function pageStyle(portalFolder: string): string {
  return [read('./generated/page-tokens.css'), fontFaces(portalFolder), read('./pages.css')].join('\n');
}
