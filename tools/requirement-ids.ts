/** Finds requirement ids in a test file or a decision. Ids in comments prove nothing and do not count. */

const ID = /\b[A-Z]{2,5}-\d{3}\b/g;
/** TypeScript comments. `//` in a URL and `/*` in a URL pattern do not match, because another character precedes them. */
const COMMENTS = /(?<=^|[\s;,{}()])(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm;

/** Returns the ids in a text. */
export const idsIn = (text: string): Set<string> => new Set(text.match(ID));

/** Returns the ids in the code of a test file, where they are in the titles of tests. */
export const idsInCode = (source: string): Set<string> => idsIn(source.replaceAll(COMMENTS, ''));
