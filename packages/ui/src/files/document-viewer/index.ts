export { DocumentPreview } from './document-preview.js';
export type { DocumentPreviewProps, PreviewedDocument } from './document-preview.js';
export { DocumentViewer } from './document-viewer.js';
export type { DocumentViewerProps, ViewedFile } from './document-viewer.js';
export { preloadDocumentViewer } from './load-pdf-view.js';
export { isPreviewable } from './media.js';
export type { MediaFacts } from './media.js';
export { configurePdf } from './pdf-addresses.js';
export type { PdfAddresses } from './pdf-addresses.js';
