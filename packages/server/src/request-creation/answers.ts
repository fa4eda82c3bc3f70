import { isBlankText } from '@atrium/contract/generic-field-rules';
import type { RequestCreation } from '@atrium/contract/request-creation';
import { normalisePhone } from '@atrium/contract/person-rules';
import { sirenDigits } from '@atrium/contract/signature-rules';
import type { User } from '@atrium/contract/users';
import type { Transaction } from '../database/index.ts';
import { digipassOrders, requestAnswers } from '../database/schema/index.ts';
import type { DigipassPerson } from '../database/schema/index.ts';
import type { ValidCreation } from './validate-creation.ts';

/** Stores the answers to generic fields, and the order of a Digipass request. */
export async function keepAnswers(
  tx: Transaction,
  user: User,
  requestId: string,
  { fields }: Pick<ValidCreation, 'fields'>,
  { genericFields, digipass }: RequestCreation,
): Promise<void> {
  const given = genericFields.filter(({ value }) => !isBlankText(value));
  // In the order of the form, regardless of the order in the payload.
  const rows = fields.flatMap((field) =>
    given
      .filter(({ fieldId }) => fieldId === field.id)
      .map(({ value }) => ({
        fieldId: field.id,
        label: field.label,
        format: field.format,
        value,
        currency: field.format === 'AMOUNT' ? (field.currency ?? 'EUR') : null,
      })),
  );
  if (rows.length > 0)
    await tx.insert(requestAnswers).values(rows.map((row, position) => ({ requestId, position, ...row })));
  if (!digipass) return;
  const { firstName, lastName, email: mail } = user.contactInformation;
  const people: DigipassPerson[] = [
    { role: 'MANAGER' as const, firstName, lastName, mail, ...digipass.manager },
    ...digipass.signatories.map((person) => ({
      role: 'HOLDER' as const,
      firstName: person.firstName,
      lastName: person.lastName,
      mail: person.mail,
      phoneNumber: person.phoneNumber,
      tokenChoice: person.tokenChoice,
    })),
  ].map((person) => ({ ...person, phoneNumber: normalisePhone(person.phoneNumber) }));
  await tx.insert(digipassOrders).values({
    requestId,
    legalName: digipass.legalEntity.legalName,
    siren: sirenDigits(digipass.legalEntity.siren),
    people,
  });
}
