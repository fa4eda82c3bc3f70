import type { UserRole } from '@atrium/contract/users';

/**
 * PROF-015: the parts of the team joined by a hyphen, else the name of the role; the contract in parentheses, where it has
 * a name.
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
