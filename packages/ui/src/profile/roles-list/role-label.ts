import type { UserRole } from '@atrium/contract/users';

/**
 * PROF-015: returns the parts of the team joined by hyphens, otherwise the name of the role, followed by the contract
 * in parentheses if it has a name.
 */
export function roleLabel({ name, contract, clientTeamRole }: UserRole): string {
  const team = clientTeamRole
    ? [clientTeamRole.category, clientTeamRole.businessLine, clientTeamRole.teamName]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' - ')
    : '';
  const role = team || name;
  return contract.name.trim() ? `${role} (${contract.name.trim()})` : role;
}
