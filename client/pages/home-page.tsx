import {
  HOME_COPY,
  LifePathCard,
  LuckyNumbersCard,
  ReadingCard,
  UserHeader,
} from '#client/features/home/index.ts';
import { DailyHoroscopeCard, DayHeading } from '#client/features/horoscope/index.ts';
import { InsightsSection } from '#client/features/insights/index.ts';
import { LetterCard, readLetterAhead } from '#client/features/letter/index.ts';
import { AnsweredRow } from '#client/features/matches/index.ts';
import { AppPage } from '#client/features/navigation/index.ts';
import { PasskeyOffer } from '#client/features/passkeys/index.ts';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';

/** /home: the letter, the sign's horoscope, insights and cards. */
export function HomePage() {
  return (
    <AppPage title={HOME_COPY.title}>
      <UserHeader />
      <DayHeading />
      {/* On a wide screen: two columns with a common top edge; the space below the shorter one stays empty. */}
      <div className="wide:grid wide:grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)] wide:grid-rows-[auto_auto_1fr] wide:items-start wide:gap-x-14 wide:gap-y-8">
        <ErrorBoundary part="Your letter">
          <LetterCard />
        </ErrorBoundary>
        <div className="mt-8 wide:row-span-3 wide:mt-0">
          <AnsweredRow />
          <ErrorBoundary part="Your horoscope">
            <DailyHoroscopeCard />
          </ErrorBoundary>
          <ErrorBoundary part="Your insights">
            <InsightsSection />
          </ErrorBoundary>
          <LuckyNumbersCard />
        </div>
        <LifePathCard className="mt-4 wide:mt-0" />
        <ReadingCard />
      </div>
      {/* The offer of a passkey is on this page because every sign-in ends here. */}
      <PasskeyOffer />
    </AppPage>
  );
}

/** Called before the page is rendered: uses the letter's early call (lib/early-calls.ts), if there is one. */
HomePage.readAhead = readLetterAhead;
