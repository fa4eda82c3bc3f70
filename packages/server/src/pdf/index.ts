export { pdfAction } from './pdf-actions.ts';
export type { PdfAction } from './pdf-actions.ts';
export { winAnsi } from './fonts.ts';
export { startFlow } from './pdf-flow.ts';
export type { PdfFlow } from './pdf-flow.ts';
