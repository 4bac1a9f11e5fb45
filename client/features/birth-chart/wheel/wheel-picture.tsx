// Exports the wheel as a standalone image: glyphs, colors and fonts are inlined, so that it does
// not depend on the page.

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { saveAsFile } from '#client/lib/save-as-file.ts';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';
import { unsettledSigns } from '../full-chart.copy.ts';
import { Wheel } from './wheel.tsx';

const PICTURE_NAME = 'asteria-birth-chart';
/** What the image shows, in the wheel's own units: the wheel with a margin; the caption below it comes on top. */
const FRAME = { x: -6, y: -6, width: 378, height: 378 } as const;
/** The caption's lines: the size of their letters and the height of each, in the same units, and the most characters. */
const NAME_LINE = { size: 17, height: 18, length: 40 } as const;
const SMALL_LINE = { size: 9.5, height: 13, length: 60 } as const;
/** Width of the image, pixels. */
const PICTURE_WIDTH = 1600;
const WORDMARK = 'Asteria';
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const EMBEDDED_FONTS = [
  { family: 'Ibarra Real Nova', weight: '400', address: '/fonts/ibarra-real-nova-400.woff2' },
  { family: 'Source Sans 3', weight: '400 600', address: '/fonts/source-sans-3.woff2' },
] as const;

type Picture = {
  chart: BirthChart;
  houseSystem: HouseSystem;
  /** Text alternative of the image. */
  title: string;
  /** The name of the person, and the birth details as they were given. */
  caption: { name: string; birth: string };
};

/** Saves the wheel as `asteria-birth-chart.svg`. */
export async function downloadSvg(picture: Picture): Promise<void> {
  saveAsFile(`${PICTURE_NAME}.svg`, await drawSvgFile(picture));
}

/** Saves the wheel as `asteria-birth-chart.png`; throws where the browser cannot draw it. */
export async function downloadPng(picture: Picture): Promise<void> {
  const address = URL.createObjectURL(await drawSvgFile(picture));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = PICTURE_WIDTH;
    canvas.height = image.naturalHeight;
    const canvas2d = canvas.getContext('2d');
    if (canvas2d === null) throw new Error('no canvas to draw on');
    canvas2d.drawImage(image, 0, 0, PICTURE_WIDTH, image.naturalHeight);
    const png = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
    if (png === null) throw new Error('the canvas gave no PNG');
    saveAsFile(`${PICTURE_NAME}.png`, png);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function drawSvgFile({ chart, houseSystem, title, caption }: Picture): Promise<Blob> {
  const [sprite, fonts] = await Promise.all([loadSprite(), loadFonts()]);
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => {
    root.render(<Wheel chart={chart} houseSystem={houseSystem} isLarge />);
  });
  const wheel = holder.querySelector('svg');
  if (wheel === null) throw new Error('the wheel was not drawn');
  const svg = wheel.cloneNode(true) as SVGSVGElement; // cloneNode returns the type of its original
  root.unmount();

  for (const use of svg.querySelectorAll('use')) use.replaceWith(toGlyph(use, sprite));
  for (const element of [svg, ...svg.querySelectorAll('[class]')]) element.removeAttribute('class');
  svg.setAttribute('width', String(PICTURE_WIDTH));
  const captionLines = [
    ...wrap(caption.name, NAME_LINE.length).map((text) => ({
      ...NAME_LINE,
      text,
      fill: 'var(--ivory-50)',
    })),
    ...[caption.birth, ...unsettledSigns(chart)]
      .flatMap((text) => wrap(text, SMALL_LINE.length))
      .map((text) => ({ ...SMALL_LINE, text, fill: 'var(--ivory-300)' })),
    { ...SMALL_LINE, text: WORDMARK, fill: 'var(--brass-400)' },
  ];
  const captionHeight = captionLines.reduce((sum, { height }) => sum + height, 0);
  const frame = { ...FRAME, height: FRAME.height + captionHeight + SMALL_LINE.height };
  svg.setAttribute('height', String(Math.round((PICTURE_WIDTH * frame.height) / frame.width)));
  svg.setAttribute('viewBox', Object.values(frame).join(' '));
  svg.prepend(
    ...[
      buildElement('title', title),
      buildElement('style', fonts),
      buildElement('rect', '', {
        ...Object.fromEntries(Object.entries(frame).map(([key, value]) => [key, String(value)])),
        fill: 'var(--wheel-ground)',
      }),
    ],
  );
  let bottom = FRAME.y + FRAME.height;
  for (const { text, size, height, fill } of captionLines) {
    bottom += height;
    svg.append(captionLine(text, bottom, { 'font-size': String(size), fill }));
  }
  const text = resolveColors(new XMLSerializer().serializeToString(svg));
  return new Blob([text], { type: 'image/svg+xml' });
}

/** A line in the middle below the wheel. */
function captionLine(text: string, y: number, attributes: Record<string, string>) {
  return buildElement('text', text, {
    x: String(FRAME.x + FRAME.width / 2),
    y: String(y),
    'text-anchor': 'middle',
    'font-family': 'Ibarra Real Nova, serif',
    ...attributes,
  });
}

/** A text in lines of at most `length` characters; a longer word is divided. */
function wrap(text: string, length: number): string[] {
  const parts = new RegExp(`.{1,${length}}`, 'gu');
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((each) => each.match(parts) ?? [])) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function buildElement(name: string, text: string, attributes: Record<string, string> = {}) {
  const element = document.createElementNS(SVG_NAMESPACE, name);
  element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

async function loadSprite(): Promise<Document> {
  const response = await fetch('/glyphs.svg');
  if (!response.ok) throw new Error(`no glyphs: ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
}

/** Replaces each reference to a glyph by the glyph itself. */
function toGlyph(use: Element, sprite: Document): Element {
  const id = use.getAttribute('href')?.split('#')[1] ?? '';
  const symbol = sprite.getElementById(id);
  if (symbol === null) throw new Error(`no glyph ${id}`);
  const { x, y, width, height, ...rest } = Object.fromEntries(
    ['x', 'y', 'width', 'height', 'stroke-width'].map((name) => [
      name,
      use.getAttribute(name) ?? '',
    ]),
  );
  const glyph = buildElement('svg', '', {
    x: x ?? '',
    y: y ?? '',
    width: width ?? '',
    height: height ?? '',
    viewBox: symbol.getAttribute('viewBox') ?? '0 0 24 24',
    ...rest,
  });
  for (const child of symbol.childNodes) glyph.append(document.importNode(child, true));
  return glyph;
}

/** The two font faces as CSS rules; without them the image would use the viewer's fonts. */
async function loadFonts(): Promise<string> {
  const rules = await Promise.all(
    EMBEDDED_FONTS.map(async ({ family, weight, address }) => {
      try {
        const response = await fetch(address);
        if (!response.ok) return '';
        const data = toBase64(new Uint8Array(await response.arrayBuffer()));
        return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
      } catch {
        return '';
      }
    }),
  );
  return rules.join('');
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Replaces custom properties by their values, because other programs do not resolve them. */
function resolveColors(text: string): string {
  const style = getComputedStyle(document.documentElement);
  return text.replace(/var\((--[a-z0-9-]+)\)/g, (_, name: string) =>
    style.getPropertyValue(name).trim().replaceAll('"', "'"),
  );
}
