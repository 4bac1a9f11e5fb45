import { useEndpointQuery } from '#client/features/account/index.ts';
import { getReadingEndpoint, listReadingsEndpoint } from '#shared/readings/readings.contract.ts';

/** The form of a reading's id; an address with any other text sends no request. */
const READING_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The readings on offer. */
export function useReadingOptions() {
  return useEndpointQuery(listReadingsEndpoint, {});
}

/** Whether a text from an address has the form of a reading's id. */
export function isReadingId(text: string | null): text is string {
  return text !== null && text !== 'options' && READING_ID.test(text);
}

/** One reading; disabled for a text that cannot be an id. */
export function useReading(id: string | null) {
  return useEndpointQuery(getReadingEndpoint, isReadingId(id) ? { params: { id } } : undefined);
}
