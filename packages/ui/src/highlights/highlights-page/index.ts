export { HighlightsPage, type HighlightsPageProps } from './highlights-page.js';
