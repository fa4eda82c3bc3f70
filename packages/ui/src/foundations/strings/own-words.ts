/**
 * Turns a value without a translation, such as a state added by a newer backend, into readable text with a capital. The
 * value is the last part of the key: `requestSummary.state.ON_HOLD` gives “On hold”, `DeliveryFailed` “Delivery
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
