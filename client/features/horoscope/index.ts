export { DailyHoroscopeCard } from './daily-horoscope-card.tsx';
export { DayHeading } from './day-heading.tsx';
export { LuckyNumberOfDay } from './lucky-number-of-day.tsx';
