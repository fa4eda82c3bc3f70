export { Forecast } from './forecast.js';
export type { ForecastProps } from './forecast.js';
