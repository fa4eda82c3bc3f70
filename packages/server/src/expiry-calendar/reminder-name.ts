import { holdsService } from '@atrium/contract/access';
import { EXPIRY_SERVICE_OF } from '@atrium/contract/expiry-calendar-rules';
import type { User } from '@atrium/contract/users';
import type { Language } from '../http/index.ts';
import { dateText } from '../formats/index.ts';
import { KIND_NAMES } from './kind-names.ts';
import { remindedDayOf, remindedKindOf } from './reminder-path.ts';

/** Returns the name of a reminder by its path: the kind, and the day if any; null if the user may not see the kind. */
export function reminderName(
  { user, language }: { readonly user: User; readonly language: Language },
  path: string,
): string | null {
  const kind = remindedKindOf(path);
  if (kind === null || !holdsService(EXPIRY_SERVICE_OF[kind]).allows(user)) return null;
  const day = remindedDayOf(path);
  const name = KIND_NAMES[kind][language];
  return day === null
    ? name
    : `${name}, ${dateText(new Date(day), language, { dateStyle: 'long', timeZone: 'UTC' })}`;
}
