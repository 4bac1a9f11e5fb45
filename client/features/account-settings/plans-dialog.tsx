import { Button } from '#client/ui/actions/button.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { Badge } from '#client/ui/measures/badge.tsx';
import { PLANS } from '#shared/plans/plans.ts';
import { SETTINGS_COPY } from './account-settings.copy.ts';
import { PLANS_COPY } from './dialogs.copy.ts';
import type { SettingsDialogProps } from './settings-dialog.ts';

/** The three advertised plans. All are free during the beta, so none can be chosen. */
export function PlansDialog({ open, onClose }: SettingsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={PLANS_COPY.title}
      description={PLANS_COPY.description}
      size="large"
    >
      <ul className="grid gap-6 md:grid-cols-3">
        {PLANS.map(({ key, name, price, period, features, mostPopular }) => (
          <li key={key} className="border-t border-line pt-5">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-23">{name}</h3>
              {price === 'Free' && <Badge>{PLANS_COPY.yours}</Badge>}
              {mostPopular && <Badge variant="quiet">{PLANS_COPY.mostPopular}</Badge>}
            </div>
            <p className="mt-1 text-ivory-300">
              <span className="font-serif text-26 text-ivory-50">{price}</span>
              {period !== null && <span>{` ${period} · ${PLANS_COPY.freeDuringBeta}`}</span>}
            </p>
            <ul className="mt-3 list-disc pl-5 text-15 text-ivory-300">
              {features.map((feature) => (
                <li key={feature.name} className="py-0.5">
                  <span>{feature.name}</span>
                  {feature.isComing && (
                    <em className="ml-1 text-13 not-italic"> {PLANS_COPY.coming}</em>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Button variant="second" wide className="mt-6" onClick={onClose}>
        {SETTINGS_COPY.close}
      </Button>
    </Dialog>
  );
}
