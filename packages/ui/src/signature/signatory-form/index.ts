export { SignatoryForm } from './signatory-form.js';
export type { SignatoryFormProps } from './signatory-form.js';
export { newFormSignatory, newSignatoryForm, shownSignatories } from './signatory-values.js';
export type {
  FormSignatory,
  SignatoryField,
  SignatoryFieldIssues,
  SignatoryFormValue,
} from './signatory-values.js';
