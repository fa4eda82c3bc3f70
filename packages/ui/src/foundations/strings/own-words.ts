/**
 * A value that the texts have no word for, such as a state that a newer backend adds: its own text, as a sentence begins.
 * The last part of the key of its text is the value: `requestSummary.state.ON_HOLD` reads “On hold”, `DeliveryFailed` “Delivery
 * failed”.
 */
export function ownWords(key: string): string {
  const value = key.slice(key.lastIndexOf('.') + 1);
  const words = value
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
