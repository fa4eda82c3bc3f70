import type { LegalEntitiesList } from '@atrium/contract/contracts';
import type { ENTITIES_LIST_NAME_MAX } from '@atrium/contract/contracts-rules';

export const NAME_MAX: typeof ENTITIES_LIST_NAME_MAX = 100;

/** A list while being edited; without an id it is a new one. */
export interface ListDraft {
  id: string | null;
  name: string;
  codes: readonly string[];
}

/** Returns the draft of a saved list. */
export const draftOf = ({ id, name, contractLegalEntitiesIds }: LegalEntitiesList): ListDraft => ({
  id,
  name,
  codes: contractLegalEntitiesIds,
});
export const NEW: ListDraft = { id: null, name: '', codes: [] };
export const isSame = (a: ListDraft, b: ListDraft) =>
  a.name.trim() === b.name.trim() &&
  a.codes.length === b.codes.length &&
  a.codes.every((code) => b.codes.includes(code));
