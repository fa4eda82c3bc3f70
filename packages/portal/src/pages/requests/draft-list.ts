import type { DraftOwner } from '../../app/draft-owner.ts';
import { isRecord, keptDrafts, type KeptDraft } from '../../app/kept-drafts.ts';
import { allDraftKeys, draftAt } from './creation-form/draft-keys.ts';

/** An unsent form of a request, as shown in lists. */
export interface BegunRequest {
  kept: KeptDraft;
  title: string;
  service: string | null;
  action: string | null;
  /** The URL parameters that resume it. */
  address: Record<string, string>;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function begunAt(user: DraftOwner, kept: KeptDraft): BegunRequest[] {
  const at = draftAt(user, kept.key);
  const { form } = kept.value;
  if (!at || !isRecord(form)) return [];
  const { service, action, draft } = at;
  const title = isRecord(form['information']) ? textOf(form['information']['title']) : '';
  return [
    {
      kept,
      title,
      service: service ?? (textOf(form['serviceCode']) || null),
      action: action || textOf(form['action']) || null,
      address: { ...(service && { service }), ...(action && { action }), draft },
    },
  ];
}

/** Returns the user's unsent forms in this browser, latest first; never those written by an impersonator. */
export const begunRequests = (user: DraftOwner, now: number): BegunRequest[] =>
  keptDrafts(allDraftKeys(user), now).flatMap((kept) => begunAt(user, kept));
