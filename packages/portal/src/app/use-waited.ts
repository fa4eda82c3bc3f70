import { useEffect, useState } from 'react';

/** True from the moment on that something holds, or that so many milliseconds are over; then for good. */
export function useWaited(atMost: number, holds: boolean): boolean {
  const [isOver, setOver] = useState(holds);
  if (holds && !isOver) setOver(true);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), atMost);
    return () => clearTimeout(timer);
  }, [atMost]);
  return isOver || holds;
}
