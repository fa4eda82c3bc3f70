import type {
  SignatoryIssue,
  SignatureGroup,
  SignatureOption,
  TokenChoice,
} from '@atrium/contract/signature-rules';

/** A signatory as held by the form (DATA-037, SIGN-034); `id` is local to the form, not the server's. */
export interface FormSignatory {
  id: string;
  firstname: string;
  lastname: string;
  mail: string;
  phoneNumber: string;
  roleName: string;
  group: SignatureGroup;
  tokenChoice: TokenChoice;
  /** Cannot be changed or removed, such as the manager of a digipass request (NEW-050). */
  fixed?: boolean;
}

export interface SignatoryFormValue {
  signatureOption: SignatureOption;
  enableGroupSign: boolean;
  groupSignFirst: SignatureGroup;
  /** In list order; a joint signature groups them by side. */
  signatories: readonly FormSignatory[];
}

export type SignatoryField = 'firstname' | 'lastname' | 'mail' | 'phoneNumber';
export type SignatoryFieldIssues = { readonly [K in SignatoryField]?: SignatoryIssue };

/** Unique per page load: rows of a restored draft keep ids of an earlier one. */
const LOAD = Math.random().toString(36).slice(2);
let count = 0;

/** Returns an empty row with the default group and token (NEW-052). */
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

/** Returns the initial form: simple signature (SIGN-013), not joint (SIGN-014), one empty row. */
export function newSignatoryForm(): SignatoryFormValue {
  return {
    signatureOption: 'simple',
    enableGroupSign: false,
    groupSignFirst: 'bank',
    signatories: [newFormSignatory()],
  };
}

const GROUPS: readonly SignatureGroup[] = ['bank', 'client'];

/** Returns the groups in signing order: the bank first, unless the client signs first (SIGN-015). */
export function groupsInOrder(first: SignatureGroup): readonly SignatureGroup[] {
  return first === 'bank' ? GROUPS : GROUPS.toReversed();
}

/** Returns the rows as shown: in list order, or by group. */
export function shownSignatories(value: SignatoryFormValue): readonly FormSignatory[] {
  if (!value.enableGroupSign) return value.signatories;
  return groupsInOrder(value.groupSignFirst).flatMap((group) =>
    value.signatories.filter((signatory) => signatory.group === group),
  );
}

/** Returns the form with some rows reordered, such as those of one group; together they keep the same positions. */
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
