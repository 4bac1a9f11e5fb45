import { describe, expect, it } from 'vitest';
import { prerenderLanding } from '#client/app/prerender.tsx';

describe('the prerendered landing page', () => {
  const html = prerenderLanding();

  it('is rendered completely without a window', () => {
    expect(typeof window).toBe('undefined');
    expect(html).toContain('Unlock Your Cosmic Destiny');
    expect(html).toContain('A sample, from Nora’s letter of November 17, 2026');
    expect(html.match(/href="\/auth(\?start=signup)?"/g)).toHaveLength(7);
  });

  it('has no style attribute, which the content security policy would refuse', () => {
    expect(html).not.toMatch(/\sstyle="/);
  });
});
