import {
  HOME_COPY,
  LifePathCard,
  LuckyNumbersCard,
  ReaderHeader,
  ReadingCard,
} from '#client/features/home/index.ts';
import { DailyHoroscopeCard, DayHeading } from '#client/features/horoscope/index.ts';
import { InsightsSection } from '#client/features/insights/index.ts';
import { AppPage } from '#client/features/navigation/index.ts';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';
import '#client/styles/home.css';

/** /home: today. */
export function HomePage() {
  return (
    <AppPage title={HOME_COPY.title}>
      <ReaderHeader />
      <div className="home-columns">
        <div>
          <DayHeading />
          <ErrorBoundary part="Your horoscope">
            <DailyHoroscopeCard />
          </ErrorBoundary>
        </div>
        <div>
          <ErrorBoundary part="Your insights">
            <InsightsSection className="home-insights" />
          </ErrorBoundary>
          <LuckyNumbersCard />
          <LifePathCard />
          <ReadingCard />
        </div>
      </div>
    </AppPage>
  );
}
