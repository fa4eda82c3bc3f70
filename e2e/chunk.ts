import { manifest } from '../tools/portal-bundle.ts';

/** Returns the path of the code of a module in the built portal, by the name of its file without extension. */
export function chunkPath(name: string): string {
  const chunk = Object.values(manifest).find((each) => each.name === name);
  if (!chunk) throw new Error(`the built portal has no chunk named ${name}`);
  return `/${chunk.file}`;
}
