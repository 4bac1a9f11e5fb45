// What the user's birth chart means, in words.

export { ChartReading } from './chart-reading.tsx';
