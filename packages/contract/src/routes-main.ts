/** Writes `generated/routes.ts`, the light table that the portal's client works with. */
import { writeFileSync } from 'node:fs';
import { routesOf } from './endpoint.ts';
import { api } from './index.ts';

/** Text of the generated module. */
export function routesModule(): string {
  const table = JSON.stringify(routesOf(api), null, 2);
  return [
    '/* Made from the contract by packages/contract/src/routes-main.ts; do not edit. */',
    "import type { RoutesOf } from '../endpoint.ts';",
    "import type { Api } from '../index.ts';",
    '',
    `export const routes: RoutesOf<Api> = ${table};`,
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(new URL('./generated/routes.ts', import.meta.url), routesModule());
