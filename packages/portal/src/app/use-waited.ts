import { useEffect, useState } from 'react';

/** Returns true once `isReady` has been true or `atMost` milliseconds have passed; it never turns false again. */
export function useWaited(atMost: number, isReady: boolean): boolean {
  const [isOver, setOver] = useState(isReady);
  if (isReady && !isOver) setOver(true);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), atMost);
    return () => clearTimeout(timer);
  }, [atMost]);
  return isOver || isReady;
}
