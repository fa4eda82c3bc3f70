import { describe, expect, test } from 'vitest';
import { healthMark, serviceHealthMark } from './health-rules.ts';

describe('health status', () => {
  test.each([
    ['SUP-007', 'Healthy', 'OK'],
    ['SUP-008', 'Unhealthy', 'KO'],
    ['SUP-009', 'Degraded', 'N/A'],
    ['SUP-009', 'healthy', 'N/A'],
    ['SUP-009', '', 'N/A'],
  ])('%s a component with %j is shown as %s', (_, status, mark) => {
    expect(healthMark(status)).toBe(mark);
  });

  test.each([
    [{ database: 'Healthy', files: 'Healthy' }, 'OK'],
    [{ database: 'Healthy', files: 'Unhealthy', site: 'Unknown' }, 'KO'],
    [{ database: 'Healthy', site: 'Unknown' }, 'N/A'],
    [{}, 'N/A'],
  ])('a service with %j is %s', (componentsStatus, mark) => {
    expect(serviceHealthMark({ componentsStatus })).toBe(mark);
  });
});
