import {
  HOME_COPY,
  LifePathCard,
  LuckyNumbersCard,
  ReadingCard,
  UserHeader,
} from '#client/features/home/index.ts';
import { DailyHoroscopeCard, DayHeading } from '#client/features/horoscope/index.ts';
import { InsightsSection } from '#client/features/insights/index.ts';
import { AppPage } from '#client/features/navigation/index.ts';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';

// The shorter column stays at the bottom of the window while the longer one scrolls. It is at least as
// high as the window below the header, so that it begins at its top in a high window too.
const COLUMN = 'lg:sticky lg:bottom-18 lg:min-h-[calc(100dvh-148px)] lg:self-end';

/** /home: today's horoscope, insights and cards. */
export function HomePage() {
  return (
    <AppPage title={HOME_COPY.title}>
      <UserHeader />
      <div className="lg:grid lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-16">
        <div className={COLUMN}>
          <DayHeading />
          <ErrorBoundary part="Your horoscope">
            <DailyHoroscopeCard />
          </ErrorBoundary>
        </div>
        <div className={COLUMN}>
          <ErrorBoundary part="Your insights">
            <InsightsSection className="mt-9 lg:mt-0 lg:border-t-0 lg:pt-8" />
          </ErrorBoundary>
          <LuckyNumbersCard />
          <LifePathCard />
          <ReadingCard />
        </div>
      </div>
    </AppPage>
  );
}
