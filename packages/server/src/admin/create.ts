import { eq } from 'drizzle-orm';
import { cleanFirstName, isEmail } from '@atrium/contract/person-rules';
import { BANK_SERVICES } from '@atrium/contract/services';
import { WIDGET_CODES } from '@atrium/contract/widget-catalogue';
import { ConfigError } from '../config.ts';
import type { Database, Transaction } from '../database/index.ts';
import { auditEvents, users, userServices, userWidgets } from '../database/schema/index.ts';

/** Longest parts of a name, and of an address of mail. */
const LONGEST_NAME = 100;
const LONGEST_EMAIL = 254;

/** An administrator of the bank, as the command names them. */
export interface NewAdministrator {
  /** In lower case: sign-in finds the person by it. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: 'en' | 'fr';
}

/** Checks what the command was given; the first word of a name is the first name. */
export function readAdministrator(values: {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly language?: string | undefined;
}): NewAdministrator {
  const email = values.email?.trim().toLowerCase() ?? '';
  if (!isEmail(email) || email.length > LONGEST_EMAIL)
    throw new ConfigError(
      `--email is the address that the person signs in with, not '${values.email ?? ''}'`,
    );
  const [first = '', ...others] = (values.name ?? '').trim().split(/\s+/u);
  const [firstName, lastName] = [cleanFirstName(first), others.join(' ')];
  if (!firstName || !lastName || firstName.length > LONGEST_NAME || lastName.length > LONGEST_NAME)
    throw new ConfigError(`--name is a first name and a last name, not '${values.name ?? ''}'`);
  const { language = 'en' } = values;
  if (language !== 'en' && language !== 'fr')
    throw new ConfigError(`--language is en or fr, not '${language}'`);
  return { email, firstName, lastName, language };
}

/** What an administrator may do: everything that the bank's staff may, and the support page. */
const RIGHTS = { isAdmin: true, isSuperAdmin: true, canCreateRequest: true } as const;

/** Lets a member of the bank's staff hold what only a contract of a client brings to others. */
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
 * Makes an administrator of the bank, or answers that there is one under this address already: a second run changes nothing.
 * Nobody else is made one: someone under the address who is none is refused.
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
      if (known!.deletedAt) throw new ConfigError(`${email} is the address of someone who left the portal`);
      if (!known!.isAdmin || !known!.isSuperAdmin)
        throw new ConfigError(`${email} is the address of a person who is no administrator; choose another`);
      return 'present';
    }
    await equip(tx, id);
    // Nobody is signed in here: the account stands for whoever runs the command.
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
