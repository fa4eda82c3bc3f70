import type { GenericField } from '@atrium/contract/generic-field-rules';
import type { CreationStep } from '@atrium/contract/request-creation-rules';
import { lazyPart, preloadCalendar } from '@atrium/ui';
import { patiently } from '../../../app/patient-import.ts';

/** Parts of the form, loaded on demand or in advance: see {@link preloadParts}. */
const PARTS = {
  form: patiently(() => import('./form-step.tsx')),
  service: patiently(() => import('./steps/service.ts')),
  DIGIPASS: patiently(() => import('./steps/digipass.ts')),
  DOCUMENT: patiently(() => import('./steps/document.ts')),
  GENERIC: patiently(() => import('./steps/generic.ts')),
  SIGNATORY: patiently(() => import('./steps/signatory.ts')),
};

/** The fields are loaded while the configuration of the form is fetched. */
export const FormStep = lazyPart(async () => (await PARTS.form()).FormStep);
export const ServiceStep = lazyPart(async () => (await PARTS.service()).default);
// Steps that few forms have.
export const DigipassStep = lazyPart(async () => (await PARTS.DIGIPASS()).default);
export const DocumentStep = lazyPart(async () => (await PARTS.DOCUMENT()).default);
export const GenericFields = lazyPart(async () => (await PARTS.GENERIC()).default);
export const SignatoryStep = lazyPart(async () => (await PARTS.SIGNATORY()).default);

/** Preloads the parts of the steps of a form, so that none is missing if the network fails while the user types. */
export function preloadParts(steps: readonly CreationStep[], fields: readonly GenericField[]): void {
  // A step added by a newer backend has no part here.
  for (const step of steps) if (step !== 'INFORMATION' && step in PARTS) PARTS[step]().catch(() => {});
  if (fields.some(({ format }) => format === 'DATE')) preloadCalendar();
}
