import type { CreationService } from '@atrium/contract/request-creation';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { newCreationForm, type CreationForm } from './creation-form.ts';
import { usePreset } from './use-preset.ts';

const actions = [
  { code: 'REVIEW', label: 'Review' },
  { code: 'OTHER', label: 'Other' },
];
const services = [{ code: 'KYC', label: 'KYC', actions }] as unknown as CreationService[];

/** Loads the services for a form with a service in the URL; returns what the preset sets. */
function preset(form: CreationForm) {
  const setForm = vi.fn<(form: CreationForm) => void>();
  const loading: { services: CreationService[] | undefined; form: CreationForm } = {
    services: undefined,
    form: newCreationForm(),
  };
  const { rerender } = renderHook(
    (props) => usePreset({ service: 'KYC', action: 'REVIEW' }, props.services, props.form, setForm),
    { initialProps: loading },
  );
  rerender({ services, form });
  return setForm;
}

it('REQ-031 REQ-033 selects service and action of the URL once the services are loaded', () => {
  const setForm = preset(newCreationForm());
  expect(setForm).toHaveBeenCalledTimes(1);
  expect(setForm.mock.calls[0]![0]).toMatchObject({ serviceCode: 'KYC', action: 'REVIEW' });
});

it('keeps the service, action and answers of a draft that was resumed before the services were loaded', () => {
  const resumed = { ...newCreationForm(), serviceCode: 'KYC', action: 'OTHER', generic: { field: 'Answer' } };
  expect(preset(resumed as unknown as CreationForm)).not.toHaveBeenCalled();
});
