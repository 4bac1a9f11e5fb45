export { LuckyNumbersTab } from './lucky-numbers-tab.tsx';
