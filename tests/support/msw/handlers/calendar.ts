import { listFeedsEndpoint } from '#shared/calendar/calendar.contract.ts';
import { mockEndpoint } from '../mock-endpoint.ts';

export const calendarHandlers = [mockEndpoint(listFeedsEndpoint, () => [])];
