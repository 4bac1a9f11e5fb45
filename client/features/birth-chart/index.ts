export { BirthChartTab } from './birth-chart-tab.tsx';
export { isWholeChart, useBirthChart } from './use-birth-chart.ts';
