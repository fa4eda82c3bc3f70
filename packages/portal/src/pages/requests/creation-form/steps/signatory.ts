export { SignatoryStep as default } from '@atrium/ui';
