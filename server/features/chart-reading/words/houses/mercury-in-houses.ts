// Mercury in each house: where in life the mind goes to work, and what it talks about there.

import type { ChapterUnit, House } from '../unit.ts';

export const MERCURY_IN_HOUSES: Readonly<Record<House, ChapterUnit>> = {
  1: {
    headline: 'You read everything in an elevator.',
    text: 'The inspection date, the maker’s name, the tote bag of whoever’s in front: by the second floor it’s all gone in. Mercury, which is your mind, is in the first house, so it’s ahead of the rest of you through any door. Strangers feel noticed, and they’re glad. But you read yourself, too, and in the middle of a hug you’ve heard the sentence about it, and felt awkward. Between two floors, try putting the words down. The doors open by themselves.',
  },
  2: {
    headline: '“Can I pick your brain?” they ask, for free.',
    text: 'You spend an hour on how to word it, and they go off and get the contract. Mercury is how you think and put things, and in the second house that’s your capital, like tools or land. You can tell people what a bill says, or what their old chairs would fetch, and money scares them less. It’s your own hour that never gets billed, and then you resent them for a week. “That’s what I do for pay” takes one breath. Take it.',
  },
  3: {
    headline: 'You know why the fire truck came.',
    text: 'It was toast. You had it from the super, and between there and the stamps four people asked and were told, in three words or thirty. Mercury, at home in the third house, is your mind out on errands: neighbors, brothers and sisters, whatever’s said in passing. A whole block’s less lonely for it. But a dozen hellos can stand in for a talk, and you went right past that door, a little guilty, with your stamps. Go up. Ask how they slept.',
  },
  4: {
    headline: 'You’re asked whose graduation it rained at.',
    text: 'You know, and you know who drove, and what was said in the car. Mercury is your mind, and in your fourth house it keeps going home, to what was told there and what wasn’t. You’ve kept all three versions of the story, and somebody’s going to thank you. But one old voice still gets in ahead of yours. “Who do you think you are?” it goes, and you’re ashamed. You’ve got an answer. “The one who remembers,” you can say.',
  },
  5: {
    headline: 'Your vacuum cleaner has a name and a grudge.',
    text: 'So does the car. However sparing you are elsewhere, Mercury, which has the handling of your words, spends them for fun in the fifth house: voices, riddles, a pet name for somebody dear, a saga for whoever’s in the back seat. Around you, chores go by unnoticed. But a person who’d said “I’m serious” once got the vacuum for an answer, and you’ve regretted it. Switch it off. Ask them to say it again, and answer as yourself.',
  },
  6: {
    headline: 'You add what you’ve done, to cross it off.',
    text: 'It wasn’t on the list, it took an hour, and it deserves its line. Mercury, which is how you sort things out, is in the sixth house: daily work, habits, upkeep. A month in, you’re doing the forms in half the steps, and whoever has them next will bless you. But the list runs on in your head, through the movie, through a friend’s good news, with a low hum of worry. Add “sat on the porch.” Go earn it.',
  },
  7: {
    headline: 'You lose arguments with nobody there.',
    text: 'You’d only gone out to rake leaves, and still the other side made good points. Mercury is your mind, and in the seventh house it needs somebody opposite: you find out what you think by what they’d say, other half or other bidder. You can put their case better than they do. But the real one gets the end of a quarrel that began without them, and you’re bewildered by their face. Lean the rake on something. Start from the start.',
  },
  8: {
    headline: 'Four of the passwords you know aren’t yours.',
    text: 'You’ve never used one. People had to give them to somebody and thought of you. Mercury, your way of finding out, works in the eighth house, behind closed doors: joint accounts, old secrets, who was left what. You can read a statement aloud in a frightened kitchen, and it’s only paper again. But knowing what’s kept from others, you wonder what’s kept from you, and you’ve lain there suspecting a silence that was just tired. Ask. Offer one of yours.',
  },
  9: {
    headline: 'You can say “excuse me” in six languages.',
    text: 'One you learned on the plane, off a card, moving your lips. Mercury, which is how you learn and how you tell it, travels in the ninth house: other countries, old books, law, faith, anything with a preface. Somebody who’s never left the county can see it when you explain. What’s near is harder to word. You’ve read up on grief in two traditions and put off, uneasily, a call to your aunt. You’ve got a language for that. You grew up in it.',
  },
  10: {
    headline: 'You’re quoted in meetings you weren’t in.',
    text: 'You’d said it by the copier. Now it’s on a slide. Mercury, your way with words, stands in the tenth house, in public, so you’re known by what you say. You can tell a place what it’s for in nine words, and people who outrank you write them down. But it’s never off the record. You’ve met a passing joke of yours again as policy, and winced. Save some talk for people who’d never write it down.',
  },
  11: {
    headline: 'When nobody can decide, you make a poll.',
    text: 'Three dates, two beaches, a joke for the last option, and twelve adults are going swimming. Mercury is your thinking, and in the eleventh house you think with the crowd: friends, members, neighbors against the new road. Somebody’s half a notion comes back from you with a date on it. You even catch the shy vote. But they’ve come to ask you when and where, never how you are, and that’s lonely. Put that in the next poll. See who votes.',
  },
  12: {
    headline: 'Your drafts folder knows you best.',
    text: 'There’s a thank-you in it, a very good apology, and four lines to somebody you used to know. Mercury, which is your voice, lives in the twelfth house, where things are done alone, so your best thinking’s done on walks that nobody came along for. You’ve quietly rewritten a stranger’s cover letter, too, and it worked. “What’s on your mind?” people ask you, you say “Nothing,” and they believe it, which makes you sad. Open the folder. Send the shortest one.',
  },
};
