import { AnsweredRow } from '#client/features/answers/index.ts';
import { HOME_COPY, NumbersRow, ReadingCard, UserHeader } from '#client/features/home/index.ts';
import { DailyHoroscopeCard, DayHeading } from '#client/features/horoscope/index.ts';
import { InsightsSection } from '#client/features/insights/index.ts';
import { LazyCheckIn } from '#client/features/journal/index.ts';
import { LetterCard, readLetterAhead } from '#client/features/letter/index.ts';
import { AppPage } from '#client/features/navigation/index.ts';
import { LazyBellOffer } from '#client/features/notices/index.ts';
import { PasskeyOffer } from '#client/features/passkeys/index.ts';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';

/** /home: the letter, the sign's horoscope, insights, numbers and a reading. */
export function HomePage() {
  return (
    <AppPage title={HOME_COPY.title}>
      <div className="wide:flex wide:items-center wide:justify-between wide:gap-10 wide:border-b wide:border-line wide:pb-5.5">
        <UserHeader />
        <DayHeading className="wide:order-first" />
      </div>
      {/* On a wide screen: two columns with common edges at the top and the foot; the letter takes the space left over. */}
      <div className="mt-2 wide:mt-7 wide:grid wide:grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)] wide:grid-rows-[1fr_auto] wide:gap-x-14 wide:gap-y-8">
        <ErrorBoundary part="Your letter">
          <LetterCard />
        </ErrorBoundary>
        <div className="flex flex-col wide:col-start-2 wide:[grid-row:1/span_2]">
          <AnsweredRow />
          <LazyBellOffer />
          <LazyCheckIn />
          <ErrorBoundary part="Your horoscope">
            <DailyHoroscopeCard />
          </ErrorBoundary>
          <ErrorBoundary part="Your insights">
            <InsightsSection />
          </ErrorBoundary>
          <NumbersRow />
        </div>
        <ReadingCard />
      </div>
      {/* The offer of a passkey is on this page because every sign-in ends here. */}
      <PasskeyOffer />
    </AppPage>
  );
}

/** Called before the page is rendered: uses the letter's early call (lib/early-calls.ts), if there is one. */
HomePage.readAhead = readLetterAhead;
