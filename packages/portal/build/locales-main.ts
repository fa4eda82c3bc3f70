/** Writes the types of the translation keys. */
import { writeLocaleTypes } from './locales.ts';

writeLocaleTypes();
