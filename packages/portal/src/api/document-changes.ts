import type { QueryClient } from '@tanstack/react-query';
import { callKey } from './calls.ts';

/** Invalidates the lists of documents and their filters after documents were added, changed or deleted. */
export function documentsChanged(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: callKey('documents', 'search') });
  void queries.invalidateQueries({ queryKey: callKey('documents', 'filters') });
}
