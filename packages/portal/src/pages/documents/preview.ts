import { lazyPart } from '@atrium/ui';

/** The preview of a document over any page; loaded when the first document is opened. */
export const LazyDocumentPreview = lazyPart(async () => (await import('./document-preview.tsx')).default);
