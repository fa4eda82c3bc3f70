import { and, eq } from 'drizzle-orm';
import { contacts, users } from '../database/schema/index.ts';
import type { Reads } from '../database/index.ts';
import { attachment } from '../files/index.ts';
import type { Language } from '../http/index.ts';
import { notFound } from '../http/index.ts';
import type { User } from '@atrium/contract/users';
import { visibleContacts } from './access.ts';
import { vCard } from './v-card.ts';

/** Returns the vCard file of a contact; 404 if the user may not see the contact. */
export async function contactCard(
  db: Reads,
  { user, language, now }: { user: User; language: Language; now: Date },
  id: string,
  /** Name of the bank, used if the contact has no account with a company name. */
  bank: string,
): Promise<Response> {
  const [found] = await db
    .select({ contact: contacts, account: users })
    .from(contacts)
    .leftJoin(users, eq(users.id, contacts.userId))
    .where(and(eq(contacts.id, id), visibleContacts(db, user)));
  if (!found) throw notFound();
  const { contact, account } = found;
  const [first = '', ...others] = contact.name.split(' ');
  const isMember = contact.category === 'client';
  const text = vCard({
    id,
    name: contact.name,
    givenName: account?.firstName ?? first,
    familyName: account?.lastName ?? others.join(' '),
    // For client members, the team name is the company.
    organisation: isMember
      ? [contact.teamName[language]]
      : [account?.companyName ?? bank, contact.businessLine[language], contact.teamName[language]],
    title: contact.title[language],
    phones: [
      ...(contact.mainPhone ? [{ type: 'WORK,VOICE', number: contact.mainPhone }] : []),
      ...(contact.mobilePhone ? [{ type: 'CELL,VOICE', number: contact.mobilePhone }] : []),
    ],
    email: contact.email,
    city: contact.location,
    country: contact.locationCode,
    timeZone: contact.timeZone,
    revisedAt: now,
  });
  const bytes = new TextEncoder().encode(text);
  return attachment({
    filename: `${contact.name}.vcf`,
    mime: 'text/vcard; charset=utf-8',
    stream: new Blob([bytes]).stream(),
    headers: { 'content-length': String(bytes.length) },
  });
}
