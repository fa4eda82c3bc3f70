import { useEffect, useState } from 'react';

/** Returns true once `holds` has been true or `atMost` milliseconds have passed; it never turns false again. */
export function useWaited(atMost: number, holds: boolean): boolean {
  const [isOver, setOver] = useState(holds);
  if (holds && !isOver) setOver(true);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), atMost);
    return () => clearTimeout(timer);
  }, [atMost]);
  return isOver || holds;
}
