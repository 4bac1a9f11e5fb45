export { AppFrame, AppPage, PAGE_COLUMN, PAGE_SPACE } from './app-page.tsx';
export { TAB_PATHS } from './bottom-navigation.tsx';
