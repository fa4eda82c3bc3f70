export { DocumentStep as default } from '@atrium/ui';
