import { eq } from 'drizzle-orm';
import { cleanFirstName, isEmail } from '@atrium/contract/person-rules';
import { BANK_SERVICES } from '@atrium/contract/services';
import { WIDGET_CODES } from '@atrium/contract/widget-catalogue';
import { ConfigError } from '../config.ts';
import type { Database, Transaction } from '../database/index.ts';
import { auditEvents, users, userServices, userWidgets } from '../database/schema/index.ts';

/** Maximum length of each part of a name, and of an email address. */
const LONGEST_NAME = 100;
const LONGEST_EMAIL = 254;

/** An administrator of the bank, from the arguments of the command. */
export interface NewAdministrator {
  /** In lower case: sign-in finds the user by it. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: 'en' | 'fr';
}

/** Parses the arguments of the command, throws ConfigError for invalid ones; the first word of a name is the first name. */
export function readAdministrator(values: {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly language?: string | undefined;
}): NewAdministrator {
  const email = values.email?.trim().toLowerCase() ?? '';
  if (!isEmail(email) || email.length > LONGEST_EMAIL)
    throw new ConfigError(
      `--email must be the address that the user signs in with, not '${values.email ?? ''}'`,
    );
  const [first = '', ...others] = (values.name ?? '').trim().split(/\s+/u);
  const [firstName, lastName] = [cleanFirstName(first), others.join(' ')];
  if (!firstName || !lastName || firstName.length > LONGEST_NAME || lastName.length > LONGEST_NAME)
    throw new ConfigError(`--name must be a first name and a last name, not '${values.name ?? ''}'`);
  const { language = 'en' } = values;
  if (language !== 'en' && language !== 'fr')
    throw new ConfigError(`--language must be en or fr, not '${language}'`);
  return { email, firstName, lastName, language };
}

/** Rights of an administrator: everything that bank staff may do, and the support page. */
const RIGHTS = { isAdmin: true, isSuperAdmin: true, canCreateRequest: true } as const;

/** Gives a staff member the services and widgets that other users only get through a client's contract. */
async function equip(tx: Transaction, userId: string): Promise<void> {
  await tx
    .insert(userServices)
    .values(BANK_SERVICES.map((serviceCode) => ({ userId, serviceCode, category: 'ACTIVATED' as const })))
    .onConflictDoNothing();
  await tx
    .insert(userWidgets)
    .values(WIDGET_CODES.map((widgetId) => ({ userId, widgetId })))
    .onConflictDoNothing();
}

/**
 * Creates an administrator of the bank; returns 'present' when the address already belongs to one, so that a second run
 * changes nothing. Throws ConfigError when the address belongs to any other user, who is not promoted.
 */
export function createAdministrator(
  db: Database,
  person: NewAdministrator,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<'created' | 'present'> {
  return db.transaction(async (tx) => {
    const { email, ...names } = person;
    const inserted = await tx
      .insert(users)
      .values({ id, kind: 'ATRIUM', email, ...names, ...RIGHTS, createdAt: now })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (inserted.length === 0) {
      const [known] = await tx.select().from(users).where(eq(users.email, email));
      if (known!.deletedAt) throw new ConfigError(`${email} is the address of a deleted user`);
      if (!known!.isAdmin || !known!.isSuperAdmin)
        throw new ConfigError(
          `${email} is the address of a user who is not an administrator; choose another`,
        );
      return 'present';
    }
    await equip(tx, id);
    // Nobody is signed in here: the new account is recorded as the author, and the correlation id names the command.
    await tx.insert(auditEvents).values({
      createdAt: now,
      userId: id,
      eventType: 'CREATE',
      entity: 'users',
      entityId: id,
      name: 'administrator',
      newValue: { ...person, ...RIGHTS },
      correlationId: 'npm-run-admin',
    });
    return 'created';
  });
}
