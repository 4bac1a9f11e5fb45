import { Section } from '#client/ui/frame/section.tsx';
import { ELEMENT_MARKS } from '#client/ui/glyphs/element-marks.ts';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { ELEMENT_GROUPS, QUALITY_GROUPS, type SignGroup } from '#shared/zodiac/groups.ts';
import { ELEMENTS, type Element, SIGNS } from '#shared/zodiac/signs.ts';
import { ZODIAC_COPY } from './zodiac.copy.ts';

function findElement(name: string): Element | undefined {
  return ELEMENTS.find((element) => element === name);
}

/** The signs grouped by element and by quality. */
export function SignGroups() {
  return (
    <Section title={ZODIAC_COPY.groups}>
      <ul className="mt-2 lg:grid lg:grid-cols-2 lg:gap-x-16">
        {[...ELEMENT_GROUPS, ...QUALITY_GROUPS].map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </ul>
    </Section>
  );
}

function Group({ group: { name, signs, description } }: { group: SignGroup }) {
  const element = findElement(name);
  return (
    <li className="border-line py-5 not-first:border-t lg:nth-2:border-t-0">
      <h3 className="flex items-center gap-2.5 text-23">
        {element !== undefined && (
          <Glyph
            name={ELEMENT_MARKS[element].glyph}
            size={20}
            className={ELEMENT_MARKS[element].color}
          />
        )}
        <span>{name}</span>
      </h3>
      <p className="mt-1 text-ivory-300">{description}</p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
        {signs.map((key) => (
          <li key={key} className="flex items-center gap-2">
            <Glyph name={key} size={20} />
            <span>{SIGNS[key].name}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
