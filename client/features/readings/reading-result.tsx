import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useSearchParams } from 'wouter';
import { useAutomaticActivity } from '#client/features/progress/index.ts';
import { ApiError } from '#client/lib/api-client.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { Plate } from '#client/ui/frame/plate.tsx';
import type { Reading } from '#shared/readings/readings.schema.ts';
import { blueprintOf } from './blueprints.copy.ts';
import { ReadingIcon } from './reading-icon.tsx';
import { READING_RESULT_COPY } from './readings.copy.ts';
import { isReadingId, useReading } from './use-readings.ts';

const NOT_FOUND = 404;

/** The reading that the address names, in its states. */
export function ReadingResult() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const { data: reading, error, isFetching, refetch } = useReading(id);
  const isUnknown = !isReadingId(id) || (error instanceof ApiError && error.status === NOT_FOUND);
  useAutomaticActivity(
    reading === undefined ? undefined : { activityType: 'reading', activityId: reading.id },
  );

  return (
    <>
      <Link href="/readings" className="reading-back">
        <ArrowLeft size={20} aria-hidden="true" />
        <span className="link">{READING_RESULT_COPY.back}</span>
      </Link>
      {reading === undefined && <h1 className="sr-only">{READING_RESULT_COPY.documentTitle}</h1>}
      {reading !== undefined ? (
        <LoadedReading reading={reading} />
      ) : isUnknown ? (
        <EmptyState title={READING_RESULT_COPY.unknownTitle} className="mt-6">
          {READING_RESULT_COPY.unknown}
        </EmptyState>
      ) : error !== null ? (
        <ErrorState
          message={READING_RESULT_COPY.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div className="grid min-h-[50vh] place-items-center">
          <div className="grid justify-items-center gap-4 text-ivory-300">
            <Spinner label={READING_RESULT_COPY.loading} size={36} />
            <p aria-hidden="true">{READING_RESULT_COPY.loading}</p>
          </div>
        </div>
      )}
    </>
  );
}

function LoadedReading({ reading: { title, icon } }: { reading: Reading }) {
  const blueprint = blueprintOf(title);
  return (
    <article className="reading-article">
      <header>
        <span className="reading-option-icon">
          <ReadingIcon icon={icon} size={28} />
        </span>
        <h1 className="mt-4 text-34">{READING_RESULT_COPY.heading(title)}</h1>
      </header>
      <Plate large className="mt-6">
        <h2 className="text-26">{blueprint.title}</h2>
        {blueprint.paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'reading initial mt-4' : 'reading mt-5'}>
            {paragraph}
          </p>
        ))}
      </Plate>
      <section className="reading-actions">
        <h2 className="text-26">{READING_RESULT_COPY.actions}</h2>
        <ul>
          {blueprint.actions.map((action) => (
            <li key={action.title}>
              <h3 className="text-23">{action.title}</h3>
              <p className="mt-1 text-ivory-300">{action.text}</p>
            </li>
          ))}
        </ul>
        <LinkButton href="/readings" variant="second" wide className="mt-6">
          {READING_RESULT_COPY.another}
        </LinkButton>
        <p className="fine mt-6">{READING_RESULT_COPY.note}</p>
      </section>
    </article>
  );
}
