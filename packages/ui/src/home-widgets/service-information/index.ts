export { ServiceInformation } from './service-information.js';
export type { ServiceInformationProps } from './service-information.js';
