// The route table (requirements ACCESS-1 and ACCESS-2). A new page: its path in shared/core/page-paths.ts, its row here.

import type { PagePath } from '#shared/core/page-paths.ts';
import type { LawPath } from '#shared/law/law-pages.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';

/** Pages for users and for people without an account. */
export type SharedPath = '/tally' | '/invitation' | '/newsletter/confirm' | '/newsletter/leave';
export type ProtectedPath = Exclude<PagePath, '/' | '/auth' | SharedPath | LawPath>;

export const AUTH_PAGE: LazyPage = lazyPage(() =>
  import('#client/pages/auth-page.tsx').then((file) => file.loadAuthPage()),
);

export const SHARED_PAGES: Readonly<Record<SharedPath, LazyPage>> = {
  '/tally': lazyPage(() => import('#client/pages/tally-page.tsx').then((file) => file.TallyPage)),
  '/invitation': lazyPage(() =>
    import('#client/pages/invitation-page.tsx').then((file) => file.InvitationPage),
  ),
  '/newsletter/confirm': lazyPage(() =>
    import('#client/pages/newsletter-page.tsx').then((file) => file.ConfirmAddressPage),
  ),
  '/newsletter/leave': lazyPage(() =>
    import('#client/pages/newsletter-page.tsx').then((file) => file.LeaveNewsletterPage),
  ),
};

export const PROTECTED_PAGES: Readonly<Record<ProtectedPath, LazyPage>> = {
  '/home': lazyPage(() => import('#client/pages/home-page.tsx').then((file) => file.HomePage)),
  '/today': lazyPage(() => import('#client/pages/today-page.tsx').then((file) => file.TodayPage)),
  '/month': lazyPage(() => import('#client/pages/month-page.tsx').then((file) => file.MonthPage)),
  '/year': lazyPage(() => import('#client/pages/year-page.tsx').then((file) => file.YearPage)),
  '/journal': lazyPage(() =>
    import('#client/pages/journal-page.tsx').then((file) => file.JournalPage),
  ),
  '/find-yourself': lazyPage(() =>
    import('#client/pages/find-yourself-page.tsx').then((file) => file.FindYourselfPage),
  ),
  '/zodiac': lazyPage(() =>
    import('#client/pages/zodiac-page.tsx').then((file) => file.ZodiacPage),
  ),
  '/compatibility': lazyPage(() =>
    import('#client/pages/compatibility-page.tsx').then((file) => file.CompatibilityPage),
  ),
  '/readings': lazyPage(() =>
    import('#client/pages/readings-page.tsx').then((file) => file.ReadingsPage),
  ),
  '/readings/result': lazyPage(() =>
    import('#client/pages/reading-result-page.tsx').then((file) => file.ReadingResultPage),
  ),
  '/profile': lazyPage(() =>
    import('#client/pages/profile-page.tsx').then((file) => file.ProfilePage),
  ),
  '/settings': lazyPage(() =>
    import('#client/pages/profile-page.tsx').then((file) => file.SettingsPage),
  ),
};
