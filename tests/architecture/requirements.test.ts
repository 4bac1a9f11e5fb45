import { describe, expect, it } from 'vitest';
import { listFaults, listTaggedTests, readRequirements, readSources } from './requirements.ts';

const ONE_REQUIREMENT = '- **DOOR-1** It says “Come in”.';
const FILE = 'tests/client/door.test.tsx';

function faultsOf(source: string, markdown = ONE_REQUIREMENT): string {
  return listFaults(markdown, new Map([[FILE, source]])).join('\n');
}

describe('the requirements', () => {
  it('each have a tagged test that runs, and only existing ids are cited', () => {
    expect(listFaults(readRequirements(), readSources())).toEqual([]);
  });

  it('have no mistakes in their tags', () => {
    expect(faultsOf("// req: DOOR-1\nit('opens', () => { read('Come in'); });")).toBe('');
  });

  it.each([
    ['no test is tagged with it', "it('opens', () => {});"],
    ['none of its tests reads “Come in”', "// req: DOOR-1\nit('opens', () => {});"],
    ['unknown DOOR-2', "// req: DOOR-1 DOOR-2\nit('Come in', () => {});"],
    [
      'all its tests wait for the night',
      "// req: DOOR-1\nit('Come in', { tags: 'night' }, () => {});",
    ],
    [
      'all its tests wait for the night',
      "describe('doors', { tags: 'night' }, () => {\n  // req: DOOR-1\n  it('Come in', f);\n});",
    ],
    ['all its tests wait for the night', "// req: DOOR-1\ntest('Come in', { tag: '@night' }, f);"],
    ['its file skips tests', "// req: DOOR-1\nit.skip('Come in', () => {});"],
    ['no test with a title', "// req: DOOR-1\nconst words = 'Come in';"],
    ['cites unknown DOOR-3', '// As requirements DOOR-1 and DOOR-3 say.'],
  ])('report %s', (fault, source) => {
    expect(faultsOf(source)).toContain(fault);
  });

  it('report a duplicate id', () => {
    expect(faultsOf('', `${ONE_REQUIREMENT}\n${ONE_REQUIREMENT}`)).toContain('an id stands twice');
  });
});

describe('the tags of tests', () => {
  it('may have ids over several lines, comments between, and titles of tables', () => {
    const source = `
      // req: DOOR-1 DOOR-2
      // req: DOOR-3
      // biome-ignore lint/some/rule: a reason
      it.each<[number]>([[1], [2]])("takes %i", (count) => {});
      // req: DOOR-4
      test('closes', async ({ page }) => {});
    `;
    expect(listTaggedTests(new Map([[FILE, source]]))).toEqual([
      {
        file: FILE,
        line: 2,
        title: 'takes %i',
        isOfNight: false,
        ids: ['DOOR-1', 'DOOR-2', 'DOOR-3'],
      },
      { file: FILE, line: 6, title: 'closes', isOfNight: false, ids: ['DOOR-4'] },
    ]);
  });
});
