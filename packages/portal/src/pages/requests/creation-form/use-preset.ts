import type { CreationService } from '@atrium/contract/request-creation';
import { useState } from 'react';
import { withAction, withService, type CreationForm } from './creation-form.ts';

export interface Preset {
  service: string | null;
  action: string | null;
}

/**
 * Selects what the URL asks for, once, as soon as the services of a contract are loaded (REQ-031, REQ-033). A service
 * that is chosen already, as in a resumed draft, is kept.
 */
export function usePreset(
  preset: Preset | undefined,
  services: readonly CreationService[] | undefined,
  form: CreationForm,
  setForm: (form: CreationForm) => void,
): void {
  const [pending, setPending] = useState(preset);
  if (!pending?.service || !services) return;
  setPending(undefined);
  if (form.serviceCode !== null) return;
  const wanted = services.find(({ code }) => code === pending.service);
  if (!wanted) return;
  const chosen = withService(form, wanted.code, wanted.actions);
  const isKnown = wanted.actions.some(({ code }) => code === pending.action);
  setForm(isKnown ? withAction(chosen, pending.action) : chosen);
}
