import { describe, expect, it } from 'vitest';
import { SERVICES, SERVICE_GROUPS, byCatalogueOrder, type ServiceCode } from '@atrium/contract/services';
import { serviceGroups } from './service-groups.js';

const codes = (Object.keys(SERVICES) as ServiceCode[]).toReversed();
const services = codes.map((code) => ({
  id: code,
  label: SERVICES[code].label.en,
  href: SERVICES[code].url,
  group: SERVICES[code].group,
  order: SERVICES[code].order,
}));

describe('services of the navigation bar', () => {
  it('NAV-005 groups are in catalogue order', () => {
    expect(serviceGroups(services).map(({ group }) => group)).toEqual(
      Object.entries(SERVICE_GROUPS)
        .toSorted(([, a], [, b]) => a - b)
        .map(([group]) => group),
    );
  });
  it('NAV-006 services are in catalogue order inside their group', () => {
    const shown = serviceGroups(services).flatMap((group) => group.services.map(({ id }) => id));
    expect(shown).toEqual(codes.toSorted(byCatalogueOrder));
  });
  it('NAV-004 a group without services is omitted', () => {
    expect(
      serviceGroups(services.filter(({ group }) => group === 'Insight')).map(({ group }) => group),
    ).toEqual(['Insight']);
    expect(serviceGroups([])).toEqual([]);
  });
});
