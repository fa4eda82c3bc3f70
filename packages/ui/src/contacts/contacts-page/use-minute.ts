import { useEffect, useState } from 'react';
import { useNow } from '../../foundations/index.js';

const MINUTE = 60_000;

/** Returns the current time, updated at the start of each minute. */
export function useMinute(): Date {
  const now = useNow();
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const wait = () => MINUTE - (now().getTime() % MINUTE);
    let timer = setTimeout(function next() {
      setMoment(now());
      timer = setTimeout(next, wait());
    }, wait());
    return () => clearTimeout(timer);
  }, [now]);
  return moment;
}
