import { SendCardButton } from '#client/features/cards/index.ts';
import type { Reveal } from '#shared/chart-reading/chart-reading.schema.ts';
import { REVEAL_COPY } from './reveal.copy.ts';
import { countBirthdays } from './sun-moon-counts.ts';

/** Shares a card of the signs, or saves it where the browser cannot share it; above the button how many birthdays fit it. */
export function SendSigns({ reveal }: { reveal: readonly Reveal[] }) {
  const signsOf = (key: Reveal['key']) => reveal.find((one) => one.key === key)?.signs ?? [];
  const [suns, moons] = [signsOf('sun'), signsOf('moon')];
  const lines = reveal.filter(({ signs }) => signs.length > 0).map(REVEAL_COPY.title);
  if (suns.length === 0 || moons.length === 0) return null;
  return (
    <>
      <p className="text-center text-13 text-ivory-300">
        {REVEAL_COPY.count(countBirthdays(suns, moons), {
          suns: suns.length,
          moons: moons.length,
        })}
      </p>
      <SendCardButton card={{ kind: 'signs', lines }} variant="second" wide>
        {REVEAL_COPY.send}
      </SendCardButton>
    </>
  );
}
