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

// The sticky position leaves the shorter column at the bottom of the screen while the longer one
// scrolls.
const COLUMN = 'lg:sticky lg:bottom-18 lg:self-end';

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
            <InsightsSection className="mt-9 lg:mt-0 lg:border-t-0 lg:pt-6" />
          </ErrorBoundary>
          <LuckyNumbersCard />
          <LifePathCard />
          <ReadingCard />
        </div>
      </div>
    </AppPage>
  );
}
