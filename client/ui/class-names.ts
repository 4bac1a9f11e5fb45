/** Joins class names into one attribute value, without those that are false, empty or undefined. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
