// What the user's chart means: its portrait, the big three, and the rest as folded chapters.

import { useContext, useEffect } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { ChartLinksContext } from '#client/lib/chart-links.ts';
import { useOpenedPart } from '#client/lib/opened-part.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Bone, BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Plate } from '#client/ui/frame/plate.tsx';
import type { Chapter } from '#shared/chart-reading/chart-reading.schema.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { BalanceTable, type PlacedBody } from './balance-table.tsx';
import { ChapterList, GenerationChapter, OpenChapter, PortraitChapter } from './chapter.tsx';
import { READING_COPY } from './chart-reading.copy.ts';
import { useChartReading } from './use-chart-reading.ts';

const OTHER_KINDS: ReadonlySet<Chapter['kind']> = new Set(['placement', 'angle', 'ruler']);
const BALANCE_KINDS: ReadonlySet<Chapter['kind']> = new Set(['moon-phase', 'balance']);

type ChartReadingProps = {
  /** When the window is wide enough, the parts are laid out in the two columns of the page (`IN_COLUMNS`). */
  inColumns?: boolean;
};

/** The reading of the user's chart in its states: loading, failed, loaded. Renders nothing without a birth date. */
export function ChartReading({ inColumns = false }: ChartReadingProps) {
  const { data, isError, isFetching, refetch } = useChartReading();
  if (data !== undefined) {
    return data.chapters.length === 0 ? null : (
      <Chapters chapters={data.chapters} isBusy={isFetching} inColumns={inColumns} />
    );
  }
  return (
    <section className={inColumns ? 'mt-9 wide:row-span-2 wide:mt-0' : undefined}>
      <h2 className="text-34">{READING_COPY.portrait}</h2>
      {isError ? (
        <ErrorState
          className="mt-5"
          message={READING_COPY.failed}
          hint={READING_COPY.failedHint}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton label={READING_COPY.loading} className="mt-6 grid gap-10">
          {['sun', 'moon', 'ascendant'].map((part) => (
            <div key={part} className="grid gap-4">
              <Bone className="h-7 w-10/12" />
              <BoneLines lines={6} />
            </div>
          ))}
        </Skeleton>
      )}
    </section>
  );
}

/** The layout: portrait and big three beside wheel and the rest, balance and generation across both columns. */
const IN_COLUMNS = {
  all: 'wide:contents print:block',
  read: 'mt-9 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:mt-0',
  rest: 'wide:col-start-1 wide:row-start-2',
  balance:
    'wide:col-span-2 wide:mt-12 wide:grid wide:grid-cols-[minmax(0,190fr)_minmax(0,440fr)_minmax(0,354fr)] wide:items-start wide:gap-x-12 wide:border-t wide:border-line wide:pt-8.5 print:block',
  generation: 'wide:col-span-2 wide:max-w-[640px]',
};

/**
 * The parts below the big three are laid out and painted only near the screen, so that a tap on a tab is answered
 * sooner; until then they count as this tall. What stands out of one, such as a focus ring, is not cut off.
 */
const NEAR_SCREEN =
  '[content-visibility:auto] [overflow-clip-margin:1rem] print:[content-visibility:visible]';
const BELOW: Partial<Record<keyof typeof IN_COLUMNS, string>> = {
  rest: `${NEAR_SCREEN} [contain-intrinsic-height:auto_84rem]`,
  balance: `${NEAR_SCREEN} [contain-intrinsic-height:auto_30rem]`,
  generation: `${NEAR_SCREEN} [contain-intrinsic-height:auto_30rem]`,
};

type ChaptersProps = Required<ChartReadingProps> & {
  chapters: readonly Chapter[];
  /** The chapters for the other house system are loading. */
  isBusy: boolean;
};

function Chapters({ chapters, isBusy, inColumns }: ChaptersProps) {
  const links = useContext(ChartLinksContext);
  useEffect(() => links?.openAwaitedChapter(), [links]);
  const generation = chapters.find(({ kind }) => kind === 'generation');
  const classesOf = (part: keyof typeof IN_COLUMNS) =>
    classNames(
      part === 'read' && 'print:break-before-page',
      BELOW[part],
      inColumns && IN_COLUMNS[part],
      isBusy && part !== 'all' && 'opacity-60',
    );
  return (
    <section aria-busy={isBusy} className={classesOf('all')}>
      <div className={classesOf('read')}>
        <Portrait themes={chapters.filter(({ kind }) => kind === 'portrait')} />
        <BigThree chapters={chapters.filter(({ kind }) => kind === 'big-three')} />
      </div>
      <div className={classesOf('rest')}>
        <Rest chapters={chapters} />
      </div>
      <div className={classesOf('balance')}>
        <Balance chapters={chapters} inColumns={inColumns} />
      </div>
      {generation !== undefined && (
        <div className={classesOf('generation')}>
          <GenerationChapter chapter={generation} />
        </div>
      )}
    </section>
  );
}

function Portrait({ themes }: { themes: readonly Chapter[] }) {
  if (themes.length === 0) return null;
  return (
    <Plate large>
      <h2 className="text-34">{READING_COPY.portrait}</h2>
      <p className="mt-1.5 text-15 text-ivory-300 print:break-after-avoid">
        {READING_COPY.portraitLead(themes.length)}
      </p>
      {themes.map((chapter) => (
        <PortraitChapter key={chapter.id} chapter={chapter} />
      ))}
    </Plate>
  );
}

function BigThree({ chapters }: { chapters: readonly Chapter[] }) {
  const hasAscendant = chapters.some(({ id }) => id === 'ascendant');
  return (
    <>
      <h2 className="mt-9 text-26">
        {READING_COPY.bigThree[hasAscendant ? 'withAscendant' : 'withoutAscendant']}
      </h2>
      {chapters.map((chapter) => (
        <OpenChapter key={chapter.id} chapter={chapter} />
      ))}
      {!hasAscendant && <WithoutAscendant />}
    </>
  );
}

/** All folded chapters: the other bodies and points, and the aspects. */
function Rest({ chapters }: { chapters: readonly Chapter[] }) {
  const aspects = chapters.filter(({ kind }) => kind === 'aspect');
  return (
    <>
      <h2 className="mt-9 mb-3 text-26">{READING_COPY.others}</h2>
      <ChapterList chapters={chapters.filter(({ kind }) => OTHER_KINDS.has(kind))} />
      {aspects.length > 0 && (
        <>
          <h2 className="mt-9 mb-3 text-26">{READING_COPY.aspects}</h2>
          <ChapterList chapters={aspects} />
        </>
      )}
    </>
  );
}

function Balance({ chapters, inColumns }: Pick<ChaptersProps, 'chapters' | 'inColumns'>) {
  return (
    <>
      <div className={classNames('mt-9 print:break-after-avoid', inColumns && 'wide:mt-0')}>
        <h2 className="text-26">{READING_COPY.balance}</h2>
        <p className="mt-1 text-15 text-ivory-300 print:break-after-avoid">
          {READING_COPY.balanceLead}
        </p>
      </div>
      <BalanceTable
        placed={listPlaced(chapters)}
        className={inColumns ? 'mt-5 wide:mt-0' : 'mt-5'}
      />
      <div className={inColumns ? 'mt-6 wide:mt-0' : 'mt-6'}>
        <ChapterList chapters={chapters.filter(({ kind }) => BALANCE_KINDS.has(kind))} />
      </div>
    </>
  );
}

/** The name of the dialog that edits the birth details; the page renders that dialog and opens it by this name. */
const BIRTH_DETAILS = ['birthDetails'] as const;

function WithoutAscendant() {
  const { open } = useOpenedPart(BIRTH_DETAILS);
  const { birthTime } = useCurrentUser();
  const { title, action } = READING_COPY.noAscendant[birthTime === null ? 'noTime' : 'noPlace'];
  return (
    <div className="border-b border-line py-6.5">
      <h3 className="text-26/[1.16]">{title}</h3>
      <p className="mt-3 text-17/[1.55] text-ivory-300">{READING_COPY.noAscendantText}</p>
      <Button variant="second" className="mt-4" onClick={() => open('birthDetails')}>
        {action}
      </Button>
    </div>
  );
}

/**
 * Every body's sign, from the chapter about that body, or for Uranus, Neptune and Pluto from the one about the
 * generation.
 */
function listPlaced(chapters: readonly Chapter[]): PlacedBody[] {
  return BODY_KEYS.flatMap((body) => {
    const chapter = chapters.find(({ id, kind, facts }) =>
      kind === 'generation' ? facts.some(({ bodies }) => bodies[0] === body) : id === body,
    );
    const fact = chapter?.facts.find(({ bodies }) => bodies[0] === body);
    return fact?.kind === 'placement'
      ? [{ body, sign: fact.sign, isOpen: chapter?.certainty.level === 'changes' }]
      : [];
  });
}
