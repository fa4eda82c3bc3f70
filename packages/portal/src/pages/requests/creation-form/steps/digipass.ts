export { DigipassStep as default } from '@atrium/ui';
