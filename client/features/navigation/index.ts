export { AppFrame, AppPage, PAGE_COLUMN, PAGE_SPACE } from './app-page.tsx';
