export { PowerOfAttorneyPage } from './power-of-attorney-page.js';
export type { OpenPowerRequests, PowerOfAttorneyPageProps } from './power-of-attorney-page.js';
