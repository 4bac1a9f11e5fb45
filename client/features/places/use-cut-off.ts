import { useEffect, useRef, useState } from 'react';

/** Whether the input in an element is too narrow for its text. */
export function useCutOff(text: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const input = ref.current?.querySelector('input');
    if (!input) return;
    const measure = () => setIsCut(input.value === text && input.scrollWidth > input.clientWidth);
    measure();
    if (!('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(input);
    return () => observer.disconnect();
  }, [text]);
  return { ref, isCut };
}
