import type { QueryClient } from '@tanstack/react-query';
import { callKey } from './calls.ts';

/** Documents came, went or changed: lists of them and their filters follow. */
export function documentsChanged(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: callKey('documents', 'search') });
  void queries.invalidateQueries({ queryKey: callKey('documents', 'filters') });
}
