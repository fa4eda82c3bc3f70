import { describe, expect, it } from 'vitest';
import { roleLabel } from './index.js';

const role = { name: 'Adviser', contract: { name: 'Halden 00418' }, clientTeamRole: null };
const team = { category: 'Front', businessLine: 'Cash', teamName: 'Paris 2' };

describe('PROF-015 role label', () => {
  it('joins the parts of the team and the contract name', () => {
    expect(roleLabel({ ...role, clientTeamRole: team })).toBe('Front - Cash - Paris 2 (Halden 00418)');
  });
  it('omits empty parts', () => {
    expect(roleLabel({ ...role, clientTeamRole: { ...team, businessLine: ' ' } })).toBe(
      'Front - Paris 2 (Halden 00418)',
    );
  });
  it('is the role name without a team', () => {
    expect(roleLabel(role)).toBe('Adviser (Halden 00418)');
    const empty = { category: '', businessLine: '', teamName: '' };
    expect(roleLabel({ ...role, clientTeamRole: empty })).toBe('Adviser (Halden 00418)');
  });
  it('has no parentheses without a contract name', () => {
    expect(roleLabel({ ...role, contract: { name: '' } })).toBe('Adviser');
  });
});
