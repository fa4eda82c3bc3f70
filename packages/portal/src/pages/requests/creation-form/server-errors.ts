import type { WizardStep } from '@atrium/ui';

/** Returns the step that shows a field of the payload. */
export function stepOfPath(field: string): WizardStep {
  if (/^(contractId|serviceAction|type)/.test(field)) return 'SERVICE';
  if (field.startsWith('genericFields')) return 'GENERIC';
  if (field.startsWith('digipass')) return 'DIGIPASS';
  if (field.startsWith('signature')) return 'SIGNATORY';
  return field === 'documentsMustBeValidated' ? 'DOCUMENT' : 'INFORMATION';
}
