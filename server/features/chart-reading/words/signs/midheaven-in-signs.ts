// The Midheaven in each sign: one's work and name, and what strangers know one for.

import type { SignKey } from '#shared/zodiac/signs.ts';
import type { ChapterUnit } from '../unit.ts';

export const MIDHEAVEN_SIGNS: Readonly<Record<SignKey, ChapterUnit>> = {
  aries: {
    headline: 'They call you when nobody’s done it yet.',
    text: 'There’s fresh snow over the whole parking lot, and the first tire tracks are yours. The Midheaven, the top of your chart, is what strangers know you for, and in Aries it’s going first: the new branch, the group that didn’t exist until you booked the hall. Others drive in your ruts and stay on the road. Then they widen it and cut a ribbon, and you find out from a photo, sore that no one called. Mention that you plowed. It isn’t bragging when there are tracks.',
  },
  taurus: {
    headline: 'They ask for whoever did it last time.',
    text: '“Is that the one who did our gate?” says a voice on the phone, and it’s been ages, and the gate still hangs true. Your gate may be a haircut. The Midheaven is what your name stands for when you’re out of the room, and in Taurus it stands for things that hold. You don’t advertise. People pass you along on the backs of receipts. But you’ll keep the old price for dread of the talk, and resent each call. Gates get rehung. Name the new figure and wait.',
  },
  gemini: {
    headline: 'It takes a slash to say what you do.',
    text: 'The box for occupation is too small, so you put one thing, a slash, then another, and the second keeps changing. The Midheaven is the public end of a chart, and in Gemini people know you as the one who can explain it: to the customers, the board, the kid at the next table. Two offices talk because of you. Then an old classmate has one word after their name, and to your dismay you’re no one’s expert. The slash is the job. Have it printed.',
  },
  cancer: {
    headline: 'What you run ends up with a kitchen.',
    text: 'Give you a stall, an office or a committee, and within a month there’s a coffeepot, a birthday list and a drawer of clean spoons. The Midheaven is your work as other people see it, and in Cancer they see who got looked after. Newcomers stay on because of you; one still writes to say so. But you take a resignation as though someone were leaving home, and put the hurt into extra hours. Rinse your cup and go. They know where the spoons are.',
  },
  leo: {
    headline: 'They remember who gave the toast.',
    text: 'In the hardware store a stranger lowers a paint roller and says “You did that speech,” and you’re happy all the way to the car. What you’re known for is the Midheaven, and in Leo you’re known in person: a thing gets done because it’s you asking. You name everyone who helped, glass raised. But a year without a toast feels like being forgotten, and out of pride you’ll take a shiny post you don’t want. What would you make for an empty room? Drink to that.',
  },
  virgo: {
    headline: 'The inside of your work is finished, too.',
    text: 'Turn it over, the spreadsheet or the hem, and there isn’t a loose thread. Your Midheaven, which is the mark you leave on the world, is in Virgo, so it’s a small one, in the seam. People in your line know. They send you the tricky ones, and beginners hear your name as a warning and a promise. But somebody with half the skill takes a bow out front, and you call your envy taste. Show a beginner the lining. They think it’s done by machine.',
  },
  libra: {
    headline: 'Both sides ask for you by name.',
    text: 'It’s eleven emails deep, two people are signing off “Best,” and somebody writes “Can we bring you in on this?” The Midheaven shows what the world wants you for, and in Libra it’s to be the pen that both of them will sign with. You get the terms fair, and people who’d stopped speaking shake on it. It works because nobody can tell whose pen you are. Some days you can’t either, and there’s a sadness in it. Draft one for yourself. Sign before anyone’s approved the wording.',
  },
  scorpio: {
    headline: 'You’re called in after the cheerful people leave.',
    text: 'The hopeful memo’s gone around, and now there’s a tap at your door and a folder with no label. The Midheaven is your standing out in the world, and in Scorpio it rests on what you’re handed: the family that won’t talk, the figure someone buried. You don’t flinch or gossip. Much has been saved that no one will hear of. But with a name for trouble you feel forgotten in a good week, when nobody thinks to tap. Label a folder “nice things.” Open that one yourself.',
  },
  sagittarius: {
    headline: 'Your résumé reads like a passport.',
    text: '“And what were you doing there?” they ask, a pen on the third line, and you tell it so well that the meeting runs over. The Midheaven is where a chart keeps its calling, and in Sagittarius it collects stamps: a job taken for the ticket, a class taught on a dare, a subject nobody assigned. One talk with you, and people change course. Others had counted on your staying, though, and you’ve felt guilt at the gate. Renew one visa. You’ve never seen the place off-season.',
  },
  capricorn: {
    headline: 'You’re written down as the responsible party.',
    text: 'Your name’s on the permit, the lease and the card by the elevator, and people who’ve never met you ask for it. The Midheaven is the summit of a chart, your name and your work, and Capricorn is comfortable up there: you’re known for seeing a thing through after the enthusiasm’s gone home. You earned that one signature at a time. It leaves a worry, though. With no papers to sign, who’d call? Spend a week unlisted. In the guest book, put just your first name.',
  },
  aquarius: {
    headline: 'You left, and they kept your system.',
    text: 'Someone you’ve never met is using your spreadsheet, or your odd rule about meetings without chairs, and swears by it. Your Midheaven, which is how you matter to people you don’t know, is in Aquarius: you couldn’t do it the usual way, so now there’s another, free to anyone. Bosses find you hard to place. So do you, at reunions, when they go around with titles and you feel like a footnote, a little lonely. Sign your sheet. Somebody’s been wanting to thank that cell.',
  },
  pisces: {
    headline: 'Strangers know your work by how it felt.',
    text: 'They couldn’t tell you what it was, the song at the service or the few minutes at the counter, but they came out lighter and told people. The Midheaven is what you’re known by, and in Pisces you’re known like a scent in an elevator: everybody noticed, nobody’s got the name. It lets you work where no title reaches. It also lets someone else’s label go on the bottle, and you clap from the last row, a bit wistful. Label it. Use words that your bank would understand.',
  },
};
