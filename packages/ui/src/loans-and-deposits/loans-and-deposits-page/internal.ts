/** What other components of this package share with this one; not public. */
export type { ContractFormProps } from './contract-form.js';
export { UndrawnMark } from './use-financing-columns.js';
