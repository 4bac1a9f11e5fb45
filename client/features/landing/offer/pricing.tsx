import { prefetchOnIntent } from '#client/lib/page-prefetch.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { Star } from '#client/ui/drawings/star.tsx';
import { PLANS } from '#shared/plans/plans.ts';
import { PRICING_COPY } from '../landing.copy.ts';

/** The three plans. */
export function Pricing() {
  return (
    <section className="landing-part" id="pricing" aria-labelledby="pricing-title">
      <div className="landing-inner">
        <h2 id="pricing-title">{PRICING_COPY.title}</h2>
        <ul className="plans">
          {PLANS.map(({ key, name, price, period, features, button, mostPopular }) => (
            <li key={key} className="plan" data-popular={mostPopular}>
              {mostPopular && (
                <p className="plan-popular">
                  <Star size={15} />
                  {PRICING_COPY.mostPopular}
                </p>
              )}
              <h3>{name}</h3>
              <p className="plan-price">
                <span>{price}</span> {period !== null && <small>{period}</small>}
              </p>
              <ul className="plan-features">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <LinkButton
                href="/auth"
                variant={mostPopular ? 'primary' : 'second'}
                wide
                className="plan-button"
                {...prefetchOnIntent('/auth')}
              >
                {button}
              </LinkButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
