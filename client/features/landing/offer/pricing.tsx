import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { Star } from '#client/ui/drawings/star.tsx';
import { PLANS } from '#shared/plans/plans.ts';
import { LandingSection, SECTION_TITLE } from '../frame/landing-section.tsx';
import { PRICING_COPY } from '../landing.copy.ts';

/** The three plans. */
export function Pricing() {
  return (
    <LandingSection id="pricing" titleId="pricing-title">
      <h2 id="pricing-title" className={SECTION_TITLE}>
        {PRICING_COPY.title}
      </h2>
      <ul className="mt-7 grid grid-cols-1 min-[780px]:mt-12 min-[780px]:grid-cols-[repeat(3,1fr)]">
        {PLANS.map(({ key, name, price, period, features, button, mostPopular }) => (
          <li key={key} className="plan" data-popular={mostPopular}>
            {mostPopular && (
              <p className="plan-popular">
                <Star size={15} />
                <span>{PRICING_COPY.mostPopular}</span>
              </p>
            )}
            <h3 className="text-23/title">{name}</h3>
            <p className="mt-2 mb-4 flex flex-wrap items-baseline gap-x-2.5 lg:mt-3.5 lg:mb-7">
              <span className="font-serif text-[3rem]/none min-[780px]:text-[2.625rem]/none lg:text-[3rem]/none">
                {`${price} `}
              </span>
              {period !== null && <small className="text-17 text-ivory-300">{period}</small>}
            </p>
            <ul className="mb-6 grid gap-[9px] lg:mb-10 lg:gap-3">
              {features.map((feature) => (
                <li key={feature.name} className="plan-feature">
                  <span>{feature.name}</span>
                  {feature.isComing && (
                    <em className="ml-1 text-13 not-italic"> {PRICING_COPY.coming}</em>
                  )}
                </li>
              ))}
            </ul>
            <LinkButton
              href="/auth?start=signup"
              variant={mostPopular ? 'primary' : 'second'}
              wide
              className="min-[780px]:mt-auto"
              {...preloadOnIntent('/auth')}
            >
              {button}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-13 text-ivory-300 min-[780px]:mt-9">{PRICING_COPY.note}</p>
    </LandingSection>
  );
}
