export { listedDocuments, visibleDocuments } from './access.ts';
export { claimDocuments, requestDocumentState, takeFiles } from './claim.ts';
export { readContents, readUnreadContents } from './contents.ts';
export { documentHandlers } from './handlers.ts';
export { knownTags, seenDocuments, seenRequests } from './known-tags.ts';
export { documentRows, shownDocuments } from './rows.ts';
export { documentSubjects } from './subject.ts';
