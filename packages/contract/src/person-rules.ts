/** Rules for what users enter about themselves, shared by server and interface. */

/** PLAT-111: something, an at sign, something, a dot, something; no white space and only one at sign. */
export function isEmail(text: string): boolean {
  // No nested repetition: the test stays linear on hostile input.
  const at = text.indexOf('@');
  if (at < 1 || at !== text.lastIndexOf('@') || /\s/.test(text)) return false;
  const domain = text.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  return dot > 0 && dot < domain.length - 1;
}

/**
 * PLAT-112 and PLAT-113: keeps letters (with their accents), digits, spaces and hyphens; capitalises each word and each
 * part after a hyphen (`jean-pierre` becomes `Jean-Pierre`). Existing capitals are kept (`MacKenzie`).
 */
export function cleanFirstName(text: string): string {
  return text
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{Nd} -]/gu, '')
    .normalize('NFC')
    .replaceAll(/(^|[ -])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .normalize('NFC'); // The upper case of some letters has several characters (`ῒ`).
}

/**
 * Normalises a phone number (PLAT-117 to PLAT-121, in that order): removes dots and spaces, removes a leading 9999,
 * replaces 00 by +, turns a ten-digit number that starts with 0 into +33 and its last nine digits, puts a + before
 * anything else that has none. An empty text stays empty.
 */
export function normalisePhone(text: string): string {
  const compact = text.replaceAll(/[.\s]/gu, '').replace(/^9999/, '');
  if (compact === '' || compact.startsWith('+')) return compact;
  if (compact.startsWith('00')) return `+${compact.slice(2)}`;
  if (/^0\d{9}$/.test(compact)) return `+33${compact.slice(1)}`;
  return `+${compact}`;
}
