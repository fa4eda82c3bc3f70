import { signatoryIssues, type SignatoryContext } from '@atrium/contract/signature-rules';
import type { FormSignatory, SignatoryFieldIssues } from '@atrium/ui';

const fieldsOf = ({ firstname, lastname, mail, phoneNumber }: FormSignatory) => ({
  firstName: firstname,
  lastName: lastname,
  mail,
  phoneNumber,
});

/** The rules of the contract in the names of the form (SIGN-034). */
export const issuesWith =
  (context: Omit<SignatoryContext, 'others'>) =>
  (signatory: FormSignatory, before: readonly FormSignatory[]): SignatoryFieldIssues => {
    const { firstName, lastName, ...others } = signatoryIssues(fieldsOf(signatory), {
      ...context,
      others: before.map(fieldsOf),
    });
    return {
      ...others,
      ...(firstName && { firstname: firstName }),
      ...(lastName && { lastname: lastName }),
    };
  };
