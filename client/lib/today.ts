// The reader's own calendar day: what the calendar on their wall says, not the server's.

import { useEffect, useState } from 'react';

/** The calendar day of a moment in the browser's time zone, `YYYY-MM-DD`. */
export function calendarDayOf(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, '0');
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const day = String(moment.getDate()).padStart(2, '0');
  return `${year}-${month}-${day}`;
}

/** The reader's day now. */
export function getToday(): string {
  return calendarDayOf(new Date());
}

/**
 * The reader's day, looked at again whenever the page comes to the front: a page left open over midnight
 * turns its leaf when the reader comes back to it, not under their eyes.
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
