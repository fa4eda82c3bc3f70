/** Rules on what people write about themselves; server and interface apply the same ones. */

/** PLAT-111: something, an at sign, something, a dot, something; no blank and no second at sign. */
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
 * part after a hyphen (`jean-pierre` becomes `Jean-Pierre`). Letters that are capitals already stay (`MacKenzie`).
 */
export function cleanFirstName(text: string): string {
  return text
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{Nd} -]/gu, '')
    .normalize('NFC')
    .replaceAll(/(^|[ -])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .normalize('NFC'); // Some capitals come as several characters (`ῒ`).
}

/**
 * PLAT-117 to PLAT-121, in that order: dots and spaces go, a leading 9999 goes, 00 becomes +, a ten-digit number that
 * starts with 0 becomes +33 and its last nine digits, everything else gets a + in front unless it has one. An empty text
 * stays empty.
 */
export function normalisePhone(text: string): string {
  const compact = text.replaceAll(/[.\s]/gu, '').replace(/^9999/, '');
  if (compact === '' || compact.startsWith('+')) return compact;
  if (compact.startsWith('00')) return `+${compact.slice(2)}`;
  if (/^0\d{9}$/.test(compact)) return `+33${compact.slice(1)}`;
  return `+${compact}`;
}
