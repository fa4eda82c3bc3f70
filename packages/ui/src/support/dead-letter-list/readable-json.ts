/**
 * Returns JSON text indented by two spaces, or null if it is not valid JSON. Formats token by token instead of
 * re-serialising, so that long numbers, duplicate keys and the key order are preserved.
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
