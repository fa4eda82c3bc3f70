/** Writes the tables used by the portal’s client: `generated/routes.ts` and `generated/shapes.ts`. */
import { writeFileSync } from 'node:fs';
import { routesOf } from './endpoint.ts';
import { api } from './index.ts';
import { shapesOf } from './shapes-of.ts';

/** Returns the source of the module with the routes. */
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

/** Returns the source of the module with the shapes of the answers. */
export function shapesModule(): string {
  const table = JSON.stringify(shapesOf(api), null, 2);
  return [
    '/* Made from the contract by packages/contract/src/routes-main.ts; do not edit. */',
    "import type { ShapeTable } from '../shapes.ts';",
    '',
    `export const shapes: ShapeTable = ${table};`,
    '',
  ].join('\n');
}

if (import.meta.main) {
  writeFileSync(new URL('./generated/routes.ts', import.meta.url), routesModule());
  writeFileSync(new URL('./generated/shapes.ts', import.meta.url), shapesModule());
}
