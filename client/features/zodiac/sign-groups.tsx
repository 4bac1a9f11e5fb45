import { Section } from '#client/ui/frame/section.tsx';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { ELEMENT_GROUPS, QUALITY_GROUPS, type SignGroup } from '#shared/zodiac/groups.ts';
import { ELEMENTS, type Element, SIGNS } from '#shared/zodiac/signs.ts';
import { ELEMENT_LOOKS } from './sign-dialog.tsx';
import { ZODIAC_COPY } from './zodiac.copy.ts';

function findElement(name: string): Element | undefined {
  return ELEMENTS.find((element) => element === name);
}

/** Which signs share an element, and which a quality. */
export function SignGroups() {
  return (
    <Section title={ZODIAC_COPY.groups}>
      <ul className="sign-groups">
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
    <li className="sign-group">
      <h3 className="flex items-center gap-2.5 text-23">
        {element !== undefined && (
          <Glyph
            name={ELEMENT_LOOKS[element].glyph}
            size={20}
            className={ELEMENT_LOOKS[element].className}
          />
        )}
        {name}
      </h3>
      <p className="mt-1 text-ivory-300">{description}</p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
        {signs.map((key) => (
          <li key={key} className="flex items-center gap-2">
            <Glyph name={key} size={20} />
            {SIGNS[key].name}
          </li>
        ))}
      </ul>
    </li>
  );
}
