import { useFormats, useNow, useStrings } from '../../foundations/index.js';
import { dayPart } from './greeting.js';

/** Returns “Good afternoon, Claire” by the hour in the user's time zone; without a name, the greeting alone. */
export function useGreeting(firstName: string): string {
  const t = useStrings();
  const formats = useFormats();
  const now = useNow();
  const part = dayPart(Number.parseInt(formats.time(now()), 10));
  return firstName ? t(`home.greeting.${part}`, { name: firstName }) : t(`home.greeting.${part}Alone`);
}
