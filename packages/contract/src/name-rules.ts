/** Rules for the names that users give; no schemas here, so that the portal does not load zod. */

/** Returns a name as it is stored: in NFC, each run of white space replaced by one space. */
export const cleanName = (name: string): string => name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
