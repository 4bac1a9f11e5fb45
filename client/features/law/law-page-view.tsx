import { Link } from 'wouter';
import { shortDate } from '#client/lib/date-words.ts';
import { OpenPage } from '#client/ui/frame/open-page.tsx';
import '#client/styles/authenticated.css';
import { LAW_PATHS, LAW_VERSION, type LawPath } from '#shared/law/law-pages.ts';
import { LAW_COPY, LAW_PAGES, SMS_CARRIER } from './law.copy.ts';
import { type OperatorState, useOperator } from './use-operator.ts';

const LINK = 'underline decoration-line-control underline-offset-3 hover:text-brass-300';

/** One of the legal pages (terms, privacy, cookies, contact), for users and visitors alike. */
export function LawPageView({ path }: { path: LawPath }) {
  const { title, opening, sections } = LAW_PAGES[path];
  const state = useOperator();
  return (
    <OpenPage documentTitle={LAW_COPY.documentTitle(title)} home={LAW_COPY.home}>
      <h1 className="mt-8 text-34">{title}</h1>
      <p className="mt-3 text-20 text-ivory-300">{opening}</p>
      {path === '/contact' && <OperatorSection {...state} />}
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="mt-9 border-t border-line pt-6">
          <h2 className="text-23">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.toString()} className="mt-3 text-ivory-300">
              {paragraph === SMS_CARRIER ? carrierSentence(state) : paragraph}
            </p>
          ))}
        </section>
      ))}
      {path !== '/contact' && <OperatorSection {...state} />}
      <nav
        aria-label={LAW_COPY.pages}
        className="mt-10 flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t border-line pt-4 text-15"
      >
        {LAW_PATHS.filter((other) => other !== path).map((other) => (
          <Link key={other} href={other} className={`inline-flex min-h-11 items-center ${LINK}`}>
            {LAW_PAGES[other].title}
          </Link>
        ))}
        <span className="text-13 text-ivory-300">{LAW_COPY.version(shortDate(LAW_VERSION))}</span>
      </nav>
    </OpenPage>
  );
}

function carrierSentence({ operator, failed }: OperatorState): string {
  if (operator === undefined) return failed ? LAW_COPY.failedCarrier : LAW_COPY.askingCarrier;
  const { smsCarrier } = operator;
  return smsCarrier === null ? LAW_COPY.noSmsCarrier : LAW_COPY.smsCarriers[smsCarrier];
}

/** Three lines of an address, reserved while they are asked for. */
const OPERATOR_PLACE = 'mt-3 min-h-[3.5lh]';

function OperatorSection({ operator, failed }: OperatorState) {
  const isNamed =
    operator !== undefined && [operator.name, operator.address, operator.email].some(Boolean);
  return (
    <section className="mt-9 border-t border-line pt-6" aria-live="polite">
      <h2 className="text-23">{LAW_COPY.operator}</h2>
      {!isNamed && (
        <p className={`${OPERATOR_PLACE} text-ivory-300`}>
          {failed ? LAW_COPY.failed : operator === undefined ? LAW_COPY.asking : LAW_COPY.nobody}
        </p>
      )}
      {isNamed && (
        <address
          className={`${OPERATOR_PLACE} grid content-start gap-1 text-ivory-300 not-italic wrap-anywhere`}
        >
          {operator.name !== null && <span className="text-ivory-50">{operator.name}</span>}
          {operator.address !== null && <span>{operator.address}</span>}
          {operator.email !== null && (
            <a className={LINK} href={`mailto:${operator.email}`}>
              {operator.email}
            </a>
          )}
        </address>
      )}
    </section>
  );
}
