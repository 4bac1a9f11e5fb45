import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { ANSWERED_COPY } from './answered.copy.ts';
import { useNewAnswers } from './use-new-answers.ts';

/** Who has answered since the user looked last, as a link to the answers; nothing if nobody has. */
export function AnsweredRow() {
  const answers = useNewAnswers();
  if (answers.length === 0) return null;
  return (
    <Link
      href="/compatibility?tab=person"
      className="grid min-h-14 grid-cols-[8px_minmax(0,1fr)_20px] items-center gap-3 border-b border-line py-2.25 no-underline print:hidden"
    >
      <span className="size-2 rounded-full bg-brass-400" aria-hidden="true" />
      <span className="leading-[1.32] wrap-anywhere">
        <b className="font-semibold">
          {ANSWERED_COPY.answered(answers.map(({ nickname }) => nickname))}
        </b>{' '}
        <span className="text-ivory-300">{ANSWERED_COPY.see(answers.length)}</span>
      </span>
      <ChevronRight size={20} className="text-brass-400" aria-hidden="true" />
    </Link>
  );
}
