// The current calendar day in the user's time zone, which may differ from the server's.

import { useEffect, useState } from 'react';

/** The calendar day of an instant in the browser's time zone, `YYYY-MM-DD`. */
export function calendarDayOf(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, '0');
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const day = String(moment.getDate()).padStart(2, '0');
  return `${year}-${month}-${day}`;
}

/** The user's current day. */
export function getToday(): string {
  return calendarDayOf(new Date());
}

/**
 * The user's current day. It is updated when the page becomes visible, so that a page left open
 * over midnight does not change while the user reads it.
 */
export function useToday(): string {
  const [today, setToday] = useState(getToday);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setToday(getToday());
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return today;
}
