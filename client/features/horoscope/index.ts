export { DailyHoroscopeCard } from './daily-horoscope-card.tsx';
export { DayHeading } from './day-heading.tsx';
