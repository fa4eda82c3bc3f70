import { chance } from './random.ts';
import type { People } from './people.ts';
import type { Requests, SeededRequest } from './requests.ts';
import type { SeededMessage } from './conversation.ts';
import type { schema } from '@atrium/server';

export interface Mails {
  rows: (typeof schema.mails.$inferInsert)[];
  /** The email that a message came from, by message id. */
  mailOf: Map<string, string>;
}

/** One in this many messages of the bank came by email. */
const SHARE = 9;
/** One in this many emails has no content left, or is no longer stored. */
const WITHOUT_CONTENT = 8;
const NOT_KEPT = 13;

const GREETING = { en: 'Dear Sir or Madam,', fr: 'Madame, Monsieur,' };
const FAREWELL = { en: 'Kind regards,', fr: 'Bien cordialement,' };

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns an email as written by an office suite: fonts, a logo, a signature. */
function contentOf({ language }: SeededRequest, text: string, name: string): string {
  return [
    '<html><head><style>p.Mso { font: 11pt Calibri }</style></head><body lang="x-none">',
    `<div style="font-family:Calibri"><p class="Mso">${GREETING[language]}</p>`,
    `<p class="Mso">${escape(text)}</p><p class="Mso">${FAREWELL[language]}</p></div>`,
    `<div><b>${escape(name)}</b><br><img src="cid:logo@atrium.example" alt=""></div></body></html>`,
  ].join('');
}

/** Generates emails of bank staff that were filed as messages. */
export function generateMails(people: People, requests: Requests): Mails {
  const random = chance('mails');
  const users = new Map(people.users.map((user) => [user.id, user]));
  const result: Mails = { rows: [], mailOf: new Map() };
  let index = 0;
  const file = (request: SeededRequest, message: SeededMessage) => {
    const sender = users.get(message.senderId)!;
    const client = users.get(request.row.createdById)!;
    const id = `mail-${random.id()}`;
    result.mailOf.set(message.id, id);
    index += 1;
    if (index % NOT_KEPT === 0) return;
    result.rows.push({
      id,
      requestId: request.row.id,
      sender: sender.email,
      recipients: [client.email],
      subject: `${request.row.reference} ${request.row.title}`,
      content:
        index % WITHOUT_CONTENT === 0
          ? null
          : contentOf(request, message.text, `${sender.firstName} ${sender.lastName}`),
      sentAt: message.createdAt,
    });
  };
  let count = 0;
  for (const request of requests.requests) {
    for (const message of request.messages) {
      if (users.get(message.senderId)?.kind !== 'ATRIUM') continue;
      count += 1;
      if (count % SHARE === 0) file(request, message);
    }
  }
  return result;
}
