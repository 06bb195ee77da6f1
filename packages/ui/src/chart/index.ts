export { BarsChart, TrendChart } from './charts.tsx';
export type { BarPoint, BarsChartProps, TrendChartProps, TrendPoint } from './chart.types.ts';
