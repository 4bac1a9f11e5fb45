// The page goes on under a page translator, which replaces the text nodes that React has made.

import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { findBareText } from './bare-text.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CLIENT = `${ROOT.replaceAll('\\', '/')}/client/`;
/** An example that stands in no file. */
const EXAMPLE = `${CLIENT}example.tsx`;

const config = ts.getParsedCommandLineOfConfigFile(`${ROOT}/tsconfig.json`, undefined, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: () => undefined,
});
if (config === undefined) throw new Error('tsconfig.json cannot be read');
const { fileNames } = config;
// The types of Node and Vite are not needed here, and are half of what would be read.
const options = { ...config.options, types: [] };

/** The program of the page's files, and of the example, which all checks share. */
function createProgram(example: string): ts.Program {
  const host = ts.createCompilerHost(options, true);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => file === EXAMPLE || fileExists(file);
  host.getSourceFile = (file, version) =>
    file === EXAMPLE
      ? ts.createSourceFile(file, example, version, true)
      : getSourceFile(file, version);
  const roots = fileNames.filter((file) => file.startsWith(CLIENT) && file.endsWith('.tsx'));
  return ts.createProgram([...roots, EXAMPLE], options, host);
}

/** One component a line. Those whose names begin with `Bare` hold bare text, the others hold none. */
const EXAMPLES = `import type { ReactNode } from 'react';
import type { Elements } from '#client/ui/elements.ts';
type P = { is: boolean; words: string; count: number; node: ReactNode; elements: Elements; list: string[] };
const STEADY = { words: 'steady' } as const;
function Text({ words }: { words: string }) { return words; }
function Whole({ is }: { is: boolean; children?: ReactNode }) { return <b>{is ? 'yes' : 'no'}</b>; }
export const BareBeforeCondition = ({ is, words }: P) => <p>{words}{is && <b>x</b>}</p>;
export const BareLiteralAfterCondition = ({ is }: P) => <p>{is && <b>x</b>} literal</p>;
export const BareSteadyAfterComponent = () => <p><Whole is={true} />{STEADY.words}</p>;
export const BareTextOnCondition = ({ is }: P) => <p><b>x</b>{is && 'text'}</p>;
export const BareNumber = ({ count }: P) => <p>{count} points</p>;
export const BareNode = ({ is, node }: P) => <div>{is && <hr />}{node}</div>;
export const BareInFragment = ({ words }: P) => <>{words}</>;
export const BareList = ({ list }: P) => <p>{list.map((each) => each)}</p>;
export const BareListWithElements = ({ list }: P) => <p>{list.map((each) => each || <b>x</b>)}</p>;
export const BareSpace = ({ elements }: P) => <p><b>x</b>{' '}{elements}</p>;
export const BareInComponent = ({ words }: P) => <Whole is={true}>{words} more</Whole>;
export const BareByComponent = ({ words }: P) => <p><Text words={words} /></p>;
export const Alone = ({ words, count }: P) => <p><i>{words}</i><b>{count}</b></p>;
export const AloneOrElement = ({ is, words }: P) => <p>{is ? words : <b>x</b>}</p>;
export const AloneInComponent = ({ words }: P) => <Whole is={true}>{words}</Whole>;
export const SteadyBesidePlain = () => <p>Read <a href="/">this</a> or {STEADY.words}</p>;
export const Elements = ({ is, elements }: P) => <div>{is && <hr />}{elements}</div>;
export const InOption = ({ words, count }: P) => <option>{words} {count}</option>;
`;

it('text that may change, or is beside content that may change, has its own element', {
  tags: 'night',
}, () => {
  const found = findBareText(createProgram(EXAMPLES), (file) => file.startsWith(CLIENT));
  const places = found
    .filter(({ file }) => file !== EXAMPLE)
    .map(({ file, line, text }) => `${relative(ROOT, file)}:${line}: ${text}`);
  expect(places).toEqual([]);

  const lines = new Set(found.filter(({ file }) => file === EXAMPLE).map(({ line }) => line));
  const names = EXAMPLES.split('\n').map((line) => line.match(/^export const (\w+)/)?.[1] ?? '');
  expect(names.filter((_, index) => lines.has(index + 1))).toEqual(
    names.filter((name) => name.startsWith('Bare')),
  );
});
