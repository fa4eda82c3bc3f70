import { useRef, useState } from 'react';

/** Returns the search text of a list and its setter, which reports each new text once even if several events set it. */
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
