import type { Audience } from '@atrium/contract/audience';
import type { PowerBranch, PowerSignatory } from '@atrium/contract/power-of-attorney';
import type { PowerStatus } from '@atrium/contract/power-of-attorney-rules';
import type { StateName } from '../../foundations/index.js';

type StatusOf = (signatory: PowerSignatory) => PowerStatus;

/** A person whose power ends soon or has ended, and the branches in which it ends on that day. */
export interface EndingPower {
  readonly fullName: string;
  readonly lastValidityDate: string;
  readonly branches: readonly string[];
}

/** Returns the signatories of a branch whose power ends soon. */
export const endingIn = ({ signatories }: PowerBranch, statusOf: StatusOf): readonly PowerSignatory[] =>
  signatories.filter((signatory) => statusOf(signatory) === 'ending');

/**
 * Returns the powers that end soon (`ending`) or have ended (`ended`), earliest first; those of one person ending on the
 * same day are merged.
 */
export function endingPowers(
  branches: readonly PowerBranch[],
  statusOf: StatusOf,
  status: 'ending' | 'ended',
): readonly EndingPower[] {
  const found = new Map<string, EndingPower>();
  for (const branch of branches)
    for (const signatory of branch.signatories) {
      const { fullName, lastValidityDate } = signatory;
      if (lastValidityDate === null || statusOf(signatory) !== status) continue;
      const key = `${lastValidityDate} ${fullName}`;
      const names = found.get(key)?.branches ?? [];
      found.set(key, { fullName, lastValidityDate, branches: [...new Set([...names, branch.name])] });
    }
  return [...found.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, power]) => power);
}

/** Returns the mark of a branch: not in force yet, a renewal is due, nobody has a valid power, or nothing to do. */
export function markOfBranch(
  branch: PowerBranch,
  { statusOf, isInForce, audience }: { statusOf: StatusOf; isInForce: boolean; audience: Audience },
): StateName {
  if (!isInForce) return 'draft';
  const statuses = new Set(branch.signatories.map(statusOf));
  if (statuses.has('ending')) return audience === 'bank' ? 'submitted' : 'action';
  return statuses.has('valid') ? 'done' : 'expired';
}
