import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LiveLine } from '#client/features/live-sky/live-line.tsx';
import { getSkyAt } from '#client/features/sky-facts/index.ts';
import { drawComponent } from '#client/ui/draw-component.ts';
import { composeSkyToday } from '#server/features/horoscope/sky-today.service.ts';
import { createAlmanac } from '#server/sky/almanac.ts';

function htmlOf(nodes: Node[]): string {
  const box = document.createElement('div');
  box.append(...nodes);
  return box.innerHTML;
}

/** Both forms as a browser holds them. */
function parsed(html: string): string {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.innerHTML;
}

describe('a component that is drawn without React', () => {
  it("equals what React renders: the first screen's line with its Moon", { tags: 'night' }, () => {
    const day = composeSkyToday(createAlmanac(), '2026-11-20');
    const nowMs = Date.parse('2026-11-20T18:00:00Z');
    const now = getSkyAt(day, nowMs);
    if (now === undefined) throw new Error('the day has no such hour');
    const line = <LiveLine day={day} now={now} nowMs={nowMs} duskMs={undefined} />;
    const drawn = drawComponent(line);
    expect(htmlOf(drawn)).toBe(parsed(renderToStaticMarkup(line)));
    expect(drawn[0]).toBeInstanceOf(SVGElement);
  });

  it('never treats text of an answer as markup', () => {
    const nodes = drawComponent(<p title={'"><img>'}>{'<img src=x onerror=alert(1)>'}</p>);
    expect(htmlOf(nodes)).not.toContain('<img');
  });

  it('refuses what needs React: handlers, styles, and components with state', () => {
    expect(() => drawComponent(<button type="button" onClick={() => undefined} />)).toThrow(
      'onClick of <button>',
    );
    expect(() => drawComponent(<p style={{ color: 'red' }} />)).toThrow('style of <p>');
  });
});
