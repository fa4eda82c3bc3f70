import { lazyPart } from '@atrium/ui';

/** The preview of a document over any page; comes with the first document that is looked at. */
export const LazyDocumentPreview = lazyPart(async () => (await import('./document-preview.tsx')).default);
