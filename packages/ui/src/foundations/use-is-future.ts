import { useEffect, useState } from 'react';
import { useNow } from './provider/index.js';

/** Returns whether a time (ISO 8601) is in the future; re-renders when it is reached. False for null. */
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
