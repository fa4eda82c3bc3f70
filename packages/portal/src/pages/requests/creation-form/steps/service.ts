export { ServiceStep as default } from '@atrium/ui';
