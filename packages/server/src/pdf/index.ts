export { pdfAction } from './pdf-actions.ts';
export type { PdfAction } from './pdf-actions.ts';
export { startFlow, winAnsi } from './pdf-flow.ts';
export type { PdfFlow } from './pdf-flow.ts';
