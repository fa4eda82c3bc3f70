/** Text without case and accents, so that “echeance” finds “Échéance”. */
export function fold(text: string, language: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(language);
}

/** Whether a folded text contains every folded word. */
export function matchesAll(words: readonly string[], text: string): boolean {
  return words.every((word) => text.includes(word));
}
