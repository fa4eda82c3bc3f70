import { useEffect, useState } from 'react';
import { useNow } from './provider/index.js';

/** Whether a moment (ISO 8601) is still to come; renders again when it has come. Null never is. */
export function useIsFuture(moment: string | null): boolean {
  const now = useNow();
  const [, setPassed] = useState<string | null>(null);
  const isFuture = moment !== null && Date.parse(moment) > now().getTime();
  useEffect(() => {
    if (!isFuture) return undefined;
    const timer = setTimeout(() => setPassed(moment), Date.parse(moment) - now().getTime());
    return () => clearTimeout(timer);
  }, [isFuture, moment, now]);
  return isFuture;
}
