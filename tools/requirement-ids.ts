/** Ids of requirements that a test file or a decision names. What stands in a comment proves nothing and does not count. */

const ID = /\b[A-Z]{2,5}-\d{3}\b/g;
/** Comments of TypeScript; `//` in an address and `/*` in a pattern of addresses are none: a character stands before them. */
const COMMENTS = /(?<=^|[\s;,{}()])(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm;

/** The ids in a text. */
export const idsIn = (text: string): Set<string> => new Set(text.match(ID));

/** The ids in the code of a test file, which stand in the titles of its tests. */
export const idsInCode = (source: string): Set<string> => idsIn(source.replaceAll(COMMENTS, ''));
