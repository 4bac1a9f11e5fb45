import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { LandingPage } from '#client/pages/landing-page.tsx';

describe('the landing page before there is a browser', () => {
  // biome-ignore lint/correctness/noChildrenProp: the router's type asks for them among its properties
  const page = createElement(Router, { ssrPath: '/', children: createElement(LandingPage) });
  const html = renderToString(page);

  it('is rendered whole without a window', () => {
    expect(typeof window).toBe('undefined');
    expect(html).toContain('Unlock Your Cosmic Destiny');
    expect(html).toContain('A sample, from November 20, 2026');
    expect(html.match(/href="\/auth"/g)).toHaveLength(7);
  });

  it('carries no style attribute, which the content security policy would refuse', () => {
    expect(html).not.toMatch(/\sstyle="/);
  });
});
