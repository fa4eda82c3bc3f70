import type { GenericField } from '@atrium/contract/generic-field-rules';
import type { CreationStep } from '@atrium/contract/request-creation-rules';
import { lazyPart, preloadCalendar } from '@atrium/ui';

/** Only for requests about an article whose files could not be added. */
export const ArticleFilesNotice = lazyPart(
  async () => (await import('./article-files-notice.tsx')).ArticleFilesNotice,
);
/** The fields are loaded while the configuration of the form is fetched. */
export const FormStep = lazyPart(async () => (await import('./form-step.tsx')).FormStep);
export const ServiceStep = lazyPart(async () => (await import('./steps/service.ts')).default);
// Steps that few forms have.
export const DigipassStep = lazyPart(async () => (await import('./steps/digipass.ts')).default);
export const DocumentStep = lazyPart(async () => (await import('./steps/document.ts')).default);
export const GenericFields = lazyPart(async () => (await import('./steps/generic.ts')).default);
export const SignatoryStep = lazyPart(async () => (await import('./steps/signatory.ts')).default);

const STEPS = {
  DIGIPASS: DigipassStep,
  DOCUMENT: DocumentStep,
  GENERIC: GenericFields,
  SIGNATORY: SignatoryStep,
};

/** Preloads the parts of the steps of a form, so that none is missing if the network fails while the user types. */
export function preloadParts(steps: readonly CreationStep[], fields: readonly GenericField[]): void {
  // A step added by a newer backend has no part here.
  for (const step of steps) if (step !== 'INFORMATION' && step in STEPS) STEPS[step].preload();
  if (fields.some(({ format }) => format === 'DATE')) preloadCalendar();
}
