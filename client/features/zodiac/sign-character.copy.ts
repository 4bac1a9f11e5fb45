// What each sign is like in love, at work and when tired, and how to apologize to it; its description is in
// shared/zodiac.

import type { SignKey } from '#shared/zodiac/signs.ts';

export type SignCharacter = {
  /** What a friend who knows the sign would tell it. */
  friend: string;
  love: string;
  work: string;
  tired: string;
  apology: string;
};

export const SIGN_CHARACTERS: Readonly<Record<SignKey, SignCharacter>> = {
  aries: {
    friend: 'You said yes before they’d finished asking. Half the time, that’s why it worked.',
    love: 'The first text is from Aries, and so is the second. It’ll drive across town at midnight to say sorry, and forget the quarrel before the elevator comes. A cool “whatever you like” hurts it most. It wanted you to want something.',
    work: 'It has volunteered, for both of you, before the agenda reached item two. It’s superb when the server goes down and bored by the third draft. What it needs is short deadlines, room to be wrong, and a boss who says no out loud.',
    tired:
      'Instead of slowing down it speeds up, because stopping would mean noticing. There’s a sudden plan to knock out a wall. Don’t suggest a nap. Suggest a race to the corner and back, and it’ll be asleep before its second shoe is off.',
    apology:
      'Do it fast and leave out your reasons, which sound like round two. “I was wrong about the car, and I’m sorry.” Stay put while it’s loud for a minute. After that it’s honestly finished.',
  },
  taurus: {
    friend: 'Sleep on it. Any offer that can’t wait for you wasn’t made for you.',
    love: 'Love, for Taurus, is a habit of the hands. It warms your side of the bed, rests a palm on your back while you read and says the big word twice a year, meaning it. A Sunday canceled by text hurts longer than it admits.',
    work: 'Nobody raises a voice near this desk, and the stapler never leaves it. It does one job to the end and remembers how it went last year. It needs fair pay and fair warning: mention the new system a month ahead, then allow some grumbling.',
    tired:
      'It stops. You’ll find it under the heavy blanket at seven, refusing things it would enjoy tomorrow, and each push makes it heavier. Make soup, draw the curtains and say “Nothing has to be decided tonight.” That works like a bath.',
    apology:
      '“I said I’d fix the gate, and I didn’t. I’m doing it Saturday.” Then do it Saturday. Taurus listens to hinges more than to speeches, and it comes around in about the time the paint needs to dry.',
  },
  gemini: {
    friend: 'You’ve told everyone the funny version. Who gets to hear the other one?',
    love: 'Seven messages before noon, one of them a suspicious pigeon, and each means “I wanted you to see this.” Gemini loves by telling. Answer with a thumb often enough and it goes quiet, which is how you’ll know it’s hurt.',
    work: 'Eleven tabs are open, and it’s humming. It’ll rename the project, explain it to the client and spot the hole in it. It thrives on variety and company. Leave it a week with one document, and it’s interviewing the mail carrier.',
    tired:
      'The wit goes on after the battery has died, faster and less kind. It scrolls, and argues for the side it doesn’t believe. Take away one screen and read aloud to it, something dull, in a low voice, until it stops interrupting.',
    apology:
      'Say it in words; a present looks like changing the subject. “I did it for a laugh, and the laugh was at you. How did it sound from where you sat?” Hear the whole answer, detours too, and don’t finish its sentence.',
  },
  cancer: {
    friend: 'You’ve asked how everyone is, twice. Somebody here would like to ask you.',
    love: 'It’s awake until you write that you’re home. Cancer loves by having thought of it already: the charger in your bag, the photo of your old street, framed. Being teased in front of people hurts, and it’ll laugh along so that nobody sees.',
    work: 'Around it an office becomes a household. It knows whose kid is sick, waters the fern nobody owns and stands between the team and the fifth floor. Under a boss with even moods it blooms. One sharp remark by the copier costs it the afternoon.',
    tired:
      'You can hear it in the saucepans. As far as it can tell nobody calls and nobody helps. The feeling came before the reasons, so leave the reasons alone. Dry the dishes unasked, stay near, and ask how it is in an hour.',
    apology:
      'Go in person, with no one else around, and start from the hurt instead of your intentions. “You were left standing there, and I did that.” It’ll say it’s fine. Wait. Stay until it says the other thing.',
  },
  leo: {
    friend: 'You can stop being wonderful for a minute. We would have come anyway.',
    love: 'It introduces you as if you’d just won something. Leo loves in public, and defends you before it has heard the story. What hurts is effort that goes by unseen: it made a playlist, and you were checking the score.',
    work: 'Meetings wake up. It presents other people’s slides better than they can, and hands credit around freely once somebody has offered it some. Put its name on what it made. Correct it in private, and it’ll thank you in front of everyone.',
    tired:
      'A tired Leo still thinks it’s hosting. The sighs get bigger, and “I’m fine” can be heard from the street. Send people home, bring out the old robe, and expect nobody special on the couch. Laugh at the worst joke.',
    apology:
      'If it happened in front of six people, say it in front of six, or at least two. “I made you look small, and you aren’t.” Mean the second half. One sincere sentence undoes a month; a mumbled one starts another.',
  },
  virgo: {
    friend: 'You can quit tidying. We came to see you, and we have laundry too.',
    love: 'Your tires are at the right pressure, and the tag that itched is gone from your sweater. That was Virgo, saying it. It rarely mentions what it would like back. Carelessness hurts: flowers from the gas station, with the sticker still on.',
    work: 'It has found the wrong figure on page nine, fixed it and told only you. Next to it everything gets better and nothing is quite done. A clear brief helps, and so does a voice it believes, saying “This is good. Send it.”',
    tired:
      'It’s eleven at night, and it’s cleaning behind the refrigerator. Tired, it looks for what’s wrong and, when the house runs out, starts on itself. Take over one chore without announcing it. Then a walk to nowhere, with somebody’s dog.',
    apology:
      'Be exact: what you did, when, what it cost. “I told you I’d called the landlord, and I hadn’t.” A grand apology puts Virgo on its guard. Change the one small thing, keep it changed, and skip the poem.',
  },
  libra: {
    friend: 'You’ve taken everybody’s side this week. There’s one left, and it’s yours.',
    love: 'It orders what you wanted, so that you can both have both. Libra goes on courting years after it had to, with concert tickets and good shirts. Rudeness hurts it, even toward a stranger. So does always being the one who asks, “Are we okay?”',
    work: 'Put it between two departments that aren’t speaking, and by Thursday they share a calendar. It can write a refusal that people thank it for. It needs a partner to think with, and a kind person who says the vote is at noon.',
    tired:
      'First it agrees to everything, then it resents the restaurant. “Either is fine,” it says, in a voice like wet paper. Do the choosing: the place, the film, the time to leave. After an evening without one question it’s charming again.',
    apology:
      'Ask how it looked from over there before you say how it looked from here. “That wasn’t fair to you, and I let it go on.” Keep your voice level. Then even things out: the next awkward call to the bank is yours.',
  },
  scorpio: {
    friend: 'You already know. You’re only waiting to see if they’ll tell you themselves.',
    love: 'It asks what you were like at fourteen and waits for the real answer. Scorpio will sit in a hospital corridor until dawn and never bring it up. The small lie hurts, the one told to be nice. It could have lived with the truth.',
    work: 'This is who reads the contract, and who knows what the meeting was about. When things go badly its voice drops and it gets better. It needs one piece of the work to itself, and straight answers; “Don’t worry about that” keeps it worrying.',
    tired:
      'The shutters come down, and replies shrink to one letter. Asking what’s wrong gets you a smaller letter. Say “I’m in the next room if you want me,” be there, and let it have the dark and nobody’s eyes on it.',
    apology:
      'Tell all of it at once, including the part it hasn’t found out. “There’s more, and you’re going to hear it from me.” Don’t ask for an answer that evening. It tests the story for a while, like ice, before it walks back out.',
  },
  sagittarius: {
    friend: 'You’ll be back before we’ve finished worrying. Call from the halfway point anyway.',
    love: '“Come with me” is the love letter: to the ferry, to a cousin’s wedding, to a town picked for its name. It’s loyal by coming back, and glad each time. Suspicion hurts it. So does a sigh at the moment it’s happiest.',
    work: 'According to this colleague the pitch will land, and the budget is surely somewhere. It sees what the work is for while others see the paperwork. Give it a why, some slack, and a friend with a red pen who checks the dates.',
    tired:
      'It plans Lisbon. Worn out, Sagittarius quits three things in its head and gives blunt advice to people who only said hello. Get it outdoors, somewhere with a horizon, and don’t discuss the future until it has whistled.',
    apology:
      'Skip the summit; a solemn face across a table makes it look for its coat. Walk next to it and say it to the sidewalk: “I was a jerk about your sister, and you had it right.” One honest sentence, then ask where you’re going.',
  },
  capricorn: {
    friend: 'You were the responsible one at nine years old. Somebody else can lock up.',
    love: 'A key cut in the second month, your allergies in its calendar, your passport renewed in time: Capricorn says it in logistics. It’s shy about the rest. Being called cold hurts, because it has been holding up the roof with both hands.',
    work: 'You find yourself arriving on time. It takes the assignment nobody wants, does it well for two years and tells no one. It needs a title that matches the load and, now and then, the question “Who’s helping you with this?”',
    tired:
      'For about a month it doesn’t notice. Then it answers a dinner invitation as if it were an invoice. “You need a rest” offends it. Put the rest on paper, with a start and an end, and come by with a sled.',
    apology:
      'Be brief, be punctual and bring proof. “I left you the whole bill. My half is in your account, and next month’s too.” Capricorn doesn’t know where to put tears; it knows where to put a date. If it nods, that was the ceremony.',
  },
  aquarius: {
    friend: 'You can be one of us and still be odd. We checked the rules.',
    love: 'It fell for your mind, in a parking lot, two hours after you’d both said good night. It gives you all the room you want, sometimes more. What hurts is “Why can’t you be normal?” from somebody who used to enjoy it.',
    work: 'It has objected to the form, the meeting and the word “stakeholder,” and meanwhile built a spreadsheet that saves everyone’s Wednesday. Tell it what you want and leave it the how. A rule with no reason makes Aquarius very polite and hard to find.',
    tired:
      'It’s still here, but you’ve been put on hold, with music. When Aquarius is tired it turns courteous and explains sleep instead of getting any. Sit nearby and do something of your own. A documentary about eels has brought it back before.',
    apology:
      'Speak as one equal to another; nobody needs to kneel. “I decided for both of us, and I had no right to.” Name the principle too, since that’s what it has been lying awake over. After that, two days without a reminder.',
  },
  pisces: {
    friend: 'Half of what you’re feeling belongs to a stranger on the bus. Hand it back.',
    love: 'Pisces has caught your worry before you’ve put down your groceries. It gives without counting and forgets to mention when it’s empty. “You’re imagining things” hurts it badly, because it usually wasn’t.',
    work: 'The impossible customer tells it about the divorce, and then signs. Around it sticky notes drift, and one of them is the idea everybody ends up using. Set a gentle deadline, repeat it, and leave it an hour with its headphones on.',
    tired:
      '“On my way,” it writes, in pajamas. A tired Pisces says yes and then can’t be found, and calling after it drives it farther in. Get it out of one promise, turn down the volume, and leave a light on downstairs.',
    apology:
      'Speak softly, and to the feeling before the facts. “I was harsh, and I watched it land.” It’ll forgive you on the spot, too soon, so that you can be comfortable. Apologize again a day later, when it knows what it felt.',
  },
};
