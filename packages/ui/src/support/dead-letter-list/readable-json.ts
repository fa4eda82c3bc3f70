/**
 * JSON text with two spaces of indent, or null when it is no JSON. It is laid out token by token, not parsed and written
 * again: long numbers, repeated names and the order of names stay as they came.
 */
export function readableJson(text: string): string | null {
  try {
    JSON.parse(text);
  } catch {
    return null;
  }
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  return tokens
    .map((token, index) => {
      const isEmpty = /^[{[]$/.test(tokens[index - 1] ?? '');
      if (token === '{' || token === '[') {
        const closes = /^[}\]]$/.test(tokens[index + 1] ?? '');
        depth += 1;
        return closes ? token : token + line();
      }
      if (token === '}' || token === ']') {
        depth -= 1;
        return isEmpty ? token : line() + token;
      }
      if (token === ',') return token + line();
      return token === ':' ? ': ' : token;
    })
    .join('');
}
