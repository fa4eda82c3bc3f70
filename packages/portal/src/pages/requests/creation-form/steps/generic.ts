export { GenericFields as default } from '@atrium/ui';
