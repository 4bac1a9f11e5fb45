export { JourneyTab } from './journey-tab.tsx';
