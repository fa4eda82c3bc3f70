import { lazy } from 'react';

/** The preview of a document over any page; comes with the first document that is looked at. */
export const LazyDocumentPreview = lazy(() => import('./document-preview.tsx'));
