import type { GenericField } from '@atrium/contract/generic-field-rules';
import type { CreationStep } from '@atrium/contract/request-creation-rules';
import { lazyPart, preloadCalendar } from '@atrium/ui';
import { patiently } from '../../../app/patient-import.ts';

/** Parts of the form that come when they are asked for, or before: see {@link preloadParts}. */
const PARTS = {
  form: patiently(() => import('./form-step.tsx')),
  service: patiently(() => import('./steps/service.ts')),
  DIGIPASS: patiently(() => import('./steps/digipass.ts')),
  DOCUMENT: patiently(() => import('./steps/document.ts')),
  GENERIC: patiently(() => import('./steps/generic.ts')),
  SIGNATORY: patiently(() => import('./steps/signatory.ts')),
};

/** The fields come while the server says what the form asks for. */
export const FormStep = lazyPart(async () => (await PARTS.form()).FormStep);
export const ServiceStep = lazyPart(async () => (await PARTS.service()).default);
// Steps that few forms have.
export const DigipassStep = lazyPart(async () => (await PARTS.DIGIPASS()).default);
export const DocumentStep = lazyPart(async () => (await PARTS.DOCUMENT()).default);
export const GenericFields = lazyPart(async () => (await PARTS.GENERIC()).default);
export const SignatoryStep = lazyPart(async () => (await PARTS.SIGNATORY()).default);

/** Fetches what the steps of a form need, so that a network that goes while someone writes takes none of them away. */
export function preloadParts(steps: readonly CreationStep[], fields: readonly GenericField[]): void {
  // A step that a newer backend adds has no part here.
  for (const step of steps) if (step !== 'INFORMATION' && step in PARTS) PARTS[step]().catch(() => {});
  if (fields.some(({ format }) => format === 'DATE')) preloadCalendar();
}
