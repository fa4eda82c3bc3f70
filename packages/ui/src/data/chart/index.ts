export { Chart } from './chart.js';
export type { ChartLabel, ChartProps, ChartSeries } from './chart.js';
export { Sparkline } from './sparkline.js';
export type { SparklineProps } from './sparkline.js';
