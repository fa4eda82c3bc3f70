/** Health of services: what a status means, and the components that an installation reports. */

/** SUP-007 to SUP-009: how a status is shown. */
export const HEALTH_MARKS = ['OK', 'KO', 'N/A'] as const;
export type HealthMark = (typeof HEALTH_MARKS)[number];

/** A service as returned by GET /health (DATA-009). */
export interface ServiceHealth {
  /** Status of each component that the service depends on, by component name. */
  readonly componentsStatus: Readonly<Record<string, string>>;
  /** Time of the check, ISO 8601. */
  readonly lastCheckedAt: string;
  /** Whether the service is switched on (PLAT-053). */
  readonly switchStatus: boolean;
}

/** Maps `Healthy` to OK, `Unhealthy` to KO and anything else to N/A. */
export function healthMark(status: string): HealthMark {
  if (status === 'Healthy') return 'OK';
  return status === 'Unhealthy' ? 'KO' : 'N/A';
}

/** Returns KO if any component is KO, OK if all are OK, otherwise N/A (also without components). */
export function serviceHealthMark(health: Pick<ServiceHealth, 'componentsStatus'>): HealthMark {
  const marks = Object.values(health.componentsStatus).map(healthMark);
  if (marks.includes('KO')) return 'KO';
  return marks.length > 0 && marks.every((mark) => mark === 'OK') ? 'OK' : 'N/A';
}
