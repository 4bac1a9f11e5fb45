export { AppFrame, AppPage } from './app-page.tsx';
export { documentTitle } from './navigation.copy.ts';
