import { describe, expect, it } from 'vitest';
import { listFaults } from '#server/content/check/proofreading.ts';

describe('the rules for a sentence', () => {
  it.each([
    ['Ask a aunt.', 'article'],
    ['Ask a useful question.', 'article'],
    ['Take an pear.', 'article'],
    ['The the Moon nods.', 'doubled'],
    ['The Moon nods at {room}.', 'slot'],
    ['the Moon nods.', 'capital'],
    ['The Moon nods', 'stop'],
    ['The Moon nods. She smiles.', 'one sentence'],
    ['The Moon nods this evening.', 'time'],
    ['The Moon nods at 2:44.', 'time'],
    ['The audience nods.', 'forbidden'],
    ['The Moon likes the colour.', 'American'],
    ['The Moon , nods.', 'spacing'],
  ])('reject %j', (sentence, fault) => {
    expect(listFaults(sentence).join()).toContain(fault);
  });

  it('accept a clean sentence', () => {
    expect(listFaults('The Moon squares Mars, and every red light takes it personally.')).toEqual(
      [],
    );
  });
});
