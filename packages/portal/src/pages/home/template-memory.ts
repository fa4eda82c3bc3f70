import { PRESET_TEMPLATES, type PresetTemplate } from '@atrium/contract/dashboard-layouts';
import { readStored, writeStored } from '../../app/browser-storage.ts';

const keyOf = (userId: string) => `osa-template:${userId}`;

const templateOf = (text: string | null): PresetTemplate | null =>
  PRESET_TEMPLATES.find((template) => template === text) ?? null;

/** Returns the template of the marketing home: from the URL (HOME-062), then stored, else the stored one (HOME-063). */
export function marketingTemplate(userId: string, search: URLSearchParams): PresetTemplate | null {
  const asked = templateOf(search.get('template'));
  if (!asked) return templateOf(readStored(keyOf(userId)));
  writeStored(keyOf(userId), asked);
  return asked;
}
