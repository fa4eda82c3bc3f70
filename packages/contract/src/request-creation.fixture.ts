/** A form with every field and step, for the tests of its rules. */
import type { GenericField } from './generic-field-rules.ts';
import type { RequestConfiguration } from './request-creation-rules.ts';

export const CONFIGURATION: RequestConfiguration = {
  serviceCode: 'CASH_MANAGEMENT',
  action: 'ACCOUNT_OPENING',
  label: 'Open an account',
  description: '',
  type: 'SERVICE_ACTION',
  form: 'STANDARD',
  information: {
    title: 'REQUIRED',
    message: 'REQUIRED',
    categories: 'REQUIRED',
    legalEntities: 'OPTIONAL',
    participants: 'REQUIRED',
    attachments: 'OPTIONAL',
  },
  maximumLegalEntities: null,
  attachments: { maximum: 50, mediaCategories: null },
  steps: [
    {
      id: 'SIGNATORY',
      switchable: true,
      onByDefault: true,
      attachments: { maximum: 10, mediaCategories: ['PDF'] },
    },
    {
      id: 'DOCUMENT',
      switchable: true,
      onByDefault: false,
      attachments: { maximum: 50, mediaCategories: null },
    },
  ],
  canAskForValidation: true,
  maximumSignatories: 10,
  usualTopicId: null,
};

export const field = (more: Partial<GenericField> = {}): GenericField => ({
  id: 'a',
  label: 'A',
  tooltip: '',
  placeholder: '',
  format: 'STRING',
  state: 'VISIBLE_REQUIRED',
  maxElements: 3,
  ...more,
});
