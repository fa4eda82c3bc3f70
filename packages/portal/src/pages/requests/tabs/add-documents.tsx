export { AddDocuments as default } from '@atrium/ui';
