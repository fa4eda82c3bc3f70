import { plainTextOf } from '@atrium/contract/rich-text-rules';
import type { CreationForm } from './creation-form.ts';

/** Ends of lines in a formatted text. */
const LINE_ENDS = /<\/(?:p|li|h\d|blockquote)>|<br\s*\/?>/g;

/** Returns everything that was typed into a form as plain text, one entry a line. */
export function typedText({ information, generic, signature, digipass }: CreationForm): string {
  const people = [...signature.signatories, ...digipass.holders.signatories];
  return [
    information.title,
    plainTextOf(information.message.replaceAll(LINE_ENDS, '$&\n')),
    ...Object.values(generic).flat(),
    ...people.map(({ firstname, lastname, roleName, mail, phoneNumber }) =>
      [[firstname, lastname].join(' '), roleName, mail, phoneNumber]
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join(', '),
    ),
  ]
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .join('\n');
}
