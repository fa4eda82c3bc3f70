import { useRef, useState } from 'react';

/** The text a list is searched by; each new one is told once, however many events of one moment bring it. */
export function useQuery(onQueryChange?: (query: string) => void): [string, (query: string) => void] {
  const [query, setQuery] = useState('');
  const told = useRef('');
  const change = (next: string) => {
    if (next === told.current) return;
    told.current = next;
    setQuery(next);
    onQueryChange?.(next);
  };
  return [query, change];
}
