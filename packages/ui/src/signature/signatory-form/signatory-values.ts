import type {
  SignatoryIssue,
  SignatureGroup,
  SignatureOption,
  TokenChoice,
} from '@atrium/contract/signature-rules';

/** A signatory as the form holds it (DATA-037, SIGN-034); `id` is the row's own, not the server's. */
export interface FormSignatory {
  id: string;
  firstname: string;
  lastname: string;
  mail: string;
  phoneNumber: string;
  roleName: string;
  group: SignatureGroup;
  tokenChoice: TokenChoice;
  /** Always there as it is, such as the manager of a digipass request (NEW-050). */
  fixed?: boolean;
}

export interface SignatoryFormValue {
  signatureOption: SignatureOption;
  enableGroupSign: boolean;
  groupSignFirst: SignatureGroup;
  /** In the order of the list; a joint signature puts one group after the other. */
  signatories: readonly FormSignatory[];
}

export type SignatoryField = 'firstname' | 'lastname' | 'mail' | 'phoneNumber';
export type SignatoryFieldIssues = { readonly [K in SignatoryField]?: SignatoryIssue };

/** Of this page load: rows of a draft that was taken up again keep the ids of another one. */
const LOAD = Math.random().toString(36).slice(2);
let count = 0;

/** An empty row; the group and the token are the usual ones (NEW-052). */
export function newFormSignatory(facts: Partial<FormSignatory> = {}): FormSignatory {
  count += 1;
  return {
    id: `${LOAD}-${count}`,
    firstname: '',
    lastname: '',
    mail: '',
    phoneNumber: '',
    roleName: '',
    group: 'client',
    tokenChoice: 'SOFT_TOKEN',
    ...facts,
  };
}

/** A form that was just opened: simple (SIGN-013), not joint (SIGN-014), one empty row. */
export function newSignatoryForm(): SignatoryFormValue {
  return {
    signatureOption: 'simple',
    enableGroupSign: false,
    groupSignFirst: 'bank',
    signatories: [newFormSignatory()],
  };
}

const GROUPS: readonly SignatureGroup[] = ['bank', 'client'];

/** The groups in signing order: the bank's first unless the client signs first (SIGN-015). */
export function groupsInOrder(first: SignatureGroup): readonly SignatureGroup[] {
  return first === 'bank' ? GROUPS : GROUPS.toReversed();
}

/** The rows as they are shown: in the list's order, or group after group. */
export function shownSignatories(value: SignatoryFormValue): readonly FormSignatory[] {
  if (!value.enableGroupSign) return value.signatories;
  return groupsInOrder(value.groupSignFirst).flatMap((group) =>
    value.signatories.filter((signatory) => signatory.group === group),
  );
}

/** The form with some of its rows, such as those of one group, in another order; they keep the places they had together. */
export function reorderSignatories(
  value: SignatoryFormValue,
  people: readonly FormSignatory[],
): SignatoryFormValue {
  const ids = new Set(people.map(({ id }) => id));
  const next = people.values();
  return {
    ...value,
    signatories: shownSignatories(value).map((row) => (ids.has(row.id) ? next.next().value! : row)),
  };
}

export const fullName = ({ firstname, lastname }: FormSignatory): string =>
  `${firstname.trim()} ${lastname.trim()}`.trim();
