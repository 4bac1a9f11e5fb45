// The figures in a form for people: Markdown tables that can be pasted.

import { type Figure, isMet, type Report } from './figure.ts';

/** Three significant digits, thousands with commas. */
function show(value: number): string {
  if (!Number.isFinite(value)) return '-';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US');
  return String(Number(value.toPrecision(3)));
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly string[][]): string {
  return [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n');
}

function showGoal(figure: Figure): string {
  if (figure.goal === null) return '';
  const sign = figure.goal.kind === 'at least' ? '≥' : '≤';
  return `${sign} ${show(figure.goal.value)} ${isMet(figure) ? '✓' : '✗'}`;
}

/** The tables and notes of all parts. */
export function showReport({ parts }: Report): string {
  return Object.entries(parts)
    .map(([part, { notes, figures }]) => {
      const rows = figures.map((figure) => [
        figure.name,
        `${show(figure.value)} ${figure.unit}`.trim(),
        figure.comparedWith === null
          ? ''
          : `${figure.comparedWith}: ${show(figure.other ?? Number.NaN)}`,
        figure.ratio === null ? '' : show(figure.ratio),
        showGoal(figure),
      ]);
      const heading = `### ${part}\n\n`;
      const lines = notes.map((note) => `\n${note}`).join('');
      return `${heading}${table(['', 'measured', 'compared with', 'ratio', 'goal'], rows)}\n${lines}`;
    })
    .join('\n\n');
}

/** What both reports measured, side by side. Values from different machines are not comparable; ratios are. */
export function showChanges(before: Report, after: Report): string {
  const rows = Object.entries(after.parts).flatMap(([part, { figures }]) =>
    figures.flatMap((figure) => {
      const old = before.parts[part]?.figures.find(({ name }) => name === figure.name);
      if (old === undefined) return [];
      const was = old.ratio ?? old.value;
      const is = figure.ratio ?? figure.value;
      const unit = figure.ratio === null ? ` ${figure.unit}` : '';
      const change = `${is >= was ? '+' : '−'}${Math.abs((is / was - 1) * 100).toFixed(0)} %`;
      return [[part, figure.name, `${show(was)}${unit}`, `${show(is)}${unit}`, change]];
    }),
  );
  return table(
    ['part', 'ratio, or value where there is none', before.commit, after.commit, ''],
    rows,
  );
}
