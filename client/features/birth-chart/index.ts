export { BirthChartTab } from './birth-chart-tab.tsx';
