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

/** Opens a form with a service in the URL; returns the forms that the preset sets, and a function that loads the services. */
function preset(form: CreationForm) {
  const setForm = vi.fn<(form: CreationForm) => void>();
  const { rerender } = renderHook(
    (props: { services: CreationService[] | undefined; form: CreationForm }) =>
      usePreset({ service: 'KYC', action: 'REVIEW' }, props.services, props.form, setForm),
    { initialProps: { services: undefined, form: newCreationForm() } as Parameters<typeof load>[0] },
  );
  function load(props: { services: CreationService[] | undefined; form: CreationForm }) {
    rerender(props);
  }
  load({ services, form });
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
