// The openings of the cosmic blueprint's paragraphs: each leads from one placement of the reader's chart into the fixed words.

import type { House } from '#server/features/chart-reading/index.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';

/** Before the first paragraph: the Moon by sign, how one comes in. */
export const MOON_IN_SIGNS: Readonly<Record<SignKey, string>> = {
  aries:
    'With your Moon in Aries, your feelings are out before the car has stopped. A dull evening wakes up when you come, and somebody’s unfinished sentence is the price of it. You’ve never once paused on the mat.',
  taurus:
    'New places get tested by hand: you lean on the doorframe, press the cushion, feel the curtain. The Moon in Taurus trusts what holds still, so you’ve steadied restless people and been late for most changes. You take your time getting anywhere.',
  gemini:
    'The Moon in Gemini comes in on the tail of a conversation and has all of it before your jacket’s off: who said it, who laughed, who’s furious with the landlord. They’re delighted. Your own news goes home with you, untold.',
  cancer:
    'What your Moon in Cancer counts, in any gathering, is who’s missing. You ask after them, and when they hear of it they feel expected. Whatever’s going on, half of you is listening for steps.',
  leo: 'There’s a half second, in any doorway, when you wait to see whose face lights up. A Moon in Leo gives that back double, since nobody comes in unnoticed by you. No face, and you’re joking at the coatrack.',
  virgo:
    'You reach a party and see that the ice is running low. It’s the Moon in Virgo, happiest with something to carry, and it gets you thanked by everyone and introduced last. Just standing there scares you.',
  libra:
    'Within a minute of coming in, you’re speaking at everyone’s volume. Your Moon in Libra tunes you to whoever’s there, low for the tired, quick for the clown, and they all feel met. Some evenings, you never hear yourself.',
  scorpio:
    'Last to sit, first to know: with the Moon in Scorpio, you’ve seen who’s nervous and who’s being brave before anyone’s finished saying hello. You’ll look out for that one until the coats come out. They’ve only learned your first name.',
  sagittarius:
    'You turn up everywhere like a visitor from abroad, charmed by the bread, the dog, the local quarrels. Thanks to your Moon in Sagittarius, people see their own town in better light. They’d love to see you unpack.',
  capricorn:
    'With the Moon in Capricorn you’re early, and you walk around the block so as not to trouble anyone. Then you ring on the minute, composed, and a nervous host leans on you to the end. Nobody hears about the block.',
  aquarius:
    'You’ve sat at your own family’s table like a friendly exchange student, interested in the customs. The Moon in Aquarius does that, and it makes you fair to everyone, odd uncles included. It can look as if you’re leaving Friday.',
  pisces:
    'Nobody hears you come in. You’re suddenly there, Moon in Pisces, laughing with the loud ones or close to tears beside the quiet one, and each feels less alone. Which mood you’d brought along yourself, you couldn’t say.',
};

/** Before the second paragraph, with a birth time: Pluto by house, what one leaves out of the telling. */
export const PLUTO_IN_HOUSES: Readonly<Record<House, string>> = {
  1: 'When you introduce yourself, you stop a sentence early. Pluto’s in the first house, where people meet you, and they sense that there’s more and lean in, which is a kind of strength. They’ve written the rest themselves.',
  2: 'There’s a price you don’t discuss. Pluto in the second house, where your money and your worth are kept, knows to the dollar what you’ve gone without, and it’s made you hard to buy. In your telling it was “no big deal.”',
  3: 'You read an email over four times, then delete the line it was written for. Pluto in your third house, the house of everyday talk, knows what a word can weigh, and people trust your silences. They get few of your sentences.',
  4: 'You could tell the family’s favorite anecdote with the ending it really had. Pluto, down in your fourth house under everything you call home, has that ending in safekeeping, out of love and some dread. So you laugh where everybody laughs.',
  5: 'You’d sooner put a thing away in a drawer than hear it called “nice.” With Pluto in the fifth house, where you play and flirt and make things for love, it’s everything or nothing, and what’s in there is alive. Few have seen it.',
  6: 'Pluto is at work in your sixth house, under the daily job, and you’ve carried on through weeks that would have flattened a department, so the others got home on time. Somebody asks how it’s going. “Busy,” you say.',
  7: 'Acquaintances aren’t your strong suit. Pluto in the seventh house, across from you, lets one or two people all the way in, and when you asked them, more or less, who you were, they answered kindly. You still use their adjectives.',
  8: 'Others’ secrets keep with you as in an evidence room, tagged and dry. It’s Pluto in your eighth house, among debts and losses and things said in the dark, and people sleep better for it. Your own are filed under another name.',
  9: 'You can state what you no longer believe, with footnotes. Pluto in the ninth house, where creeds and great ideas live, has pulled out whatever didn’t hold, and left you honest and a little drafty. What you do believe, you mumble.',
  10: 'Your bio runs three lines and leaves out the year that made you. With Pluto in your tenth house, out where the work and the name are, that year is why they listen. You let the titles do the talking.',
  11: 'In a group, you’re the one who says what they’ve all been thinking. Pluto in the eleventh house, among your friends and causes, has the nerve for “we,” and it’s woken up more than one committee. “I” you save for the ride home.',
  12: 'Some of what you’ve come through, you came through so quietly that it left nothing to tell. Pluto’s in your twelfth house, out of everyone’s sight, yours included, and it’s why the frightened trust you. It visits in dreams, in a language you nearly speak.',
};

/** Before the second paragraph, without a birth time: Pluto by sign, what one makes oneself of what a generation shares. */
export const PLUTO_IN_SIGNS: Readonly<Partial<Record<SignKey, string>>> = {
  gemini:
    'Everybody born near you has Pluto in Gemini and knows that what’s said can’t be unsaid. Your own way with it is the back of an envelope: you get it down, and get it exactly right. Then you throw out the envelope.',
  cancer:
    'Pluto in Cancer, which all your contemporaries have, would go hungry before the family did. Your share is what you’ve spared them: the bad winter gets told as the funny one, with cardboard in the shoes. They’ve slept well on that.',
  leo: 'Your generation got Pluto in Leo along with the amplifiers, and means to be heard. You’ve had the nerve to do it by impressions, the boss, the senator, the aunt, and rooms fall apart laughing. Nobody’s asked you to do you.',
  virgo:
    'Like your whole age group, you have Pluto in Virgo and can’t leave a thing half right. You go in with a red pencil, and friends who bring you a mess get back something true. Your own account’s been corrected beyond recognition.',
  libra:
    'Your schoolmates have Pluto in Libra, too, and can feel the power in a polite room. You answer by fitting the tale to the listener, one cut for family, one for the office, and peace is kept. The long version’s unreleased.',
  scorpio:
    'Everyone you graduated with has Pluto in Scorpio and would rather hear the worst. You, when it’s your turn, bring out a decoy, a smaller secret, beautifully told, that’s kept you safe and your friends fond. The large one’s still in back.',
  sagittarius:
    'The truth, whatever it costs: that’s Pluto in Sagittarius, and your whole grade was born with it. You hunt for it in screenshots, a phone full of sentences that were almost it, and send one to anybody in trouble. None is signed by you.',
  capricorn:
    'People your age have Pluto in Capricorn and know that every rule was somebody’s idea. What you’ve made of it is a set of minutes in your head, who decided, who objected, when, and it keeps others honest. You’re listed as “also present.”',
  aquarius:
    'Everyone born in your years has Pluto in Aquarius, an instinct for what moves a crowd. What you do with it is small and stubborn: while everyone’s agreeing, you go find the one who hasn’t spoken, and they’ll talk to you. Your turn comes last.',
};

/** Before the third paragraph: Neptune by sign, what one does oneself with a longing that a generation shares. */
export const NEPTUNE_IN_SIGNS: Readonly<Partial<Record<SignKey, string>>> = {
  aries:
    'In a dark stairwell, you’re the one who whistles. Neptune in Aries gave your whole kindergarten the wish to be brave, and you’ve made it audible; others come down behind you. On a safe, bright day you can barely hear it.',
  gemini:
    'All your contemporaries got Neptune in Gemini and a longing for the one perfect conversation. You’ve been known to leave the dial between two stations, sure that somebody in there was about to say it. Facts get lost that way, and poems don’t.',
  cancer:
    'A whole generation is homesick with Neptune in Cancer. You’d know the place by ear, a spoon in a saucer, someone turning pages in the next room, a dog settling, and you’ve made that evening for others. Yours seems one sound short.',
  leo: 'You’ll follow a brass band two streets out of your way. Those who were young when you were have Neptune in Leo, too, and love the grand gesture, but you come home late, broke and shining. People mostly forgive you for the shine.',
  virgo:
    'Everybody near your age has Neptune in Virgo and can be moved by a thing done properly. You hear it, too, in the click of a latch you’ve oiled yourself, and it rests you more than a vacation. Then you hear the next hinge.',
  libra:
    'When someone’s practicing behind a window, you stop on the sidewalk and stay until it comes right. Your entire age group has Neptune in Libra and an ear for harmony; the patience is yours. One sour note at dinner, and you’re lost.',
  scorpio:
    'On the phone you can tell a tired silence from a hurt one. Everybody of your fourteen years has Neptune in Scorpio and a taste for depth; yours has become a comfort to whoever’s on the line. You listen after they’ve hung up.',
  sagittarius:
    'A plane goes over, miles up, and you’ve gone along. Your entire class has Neptune in Sagittarius and believes in farther on; you’re the one who can make the others see it, until they take heart. Meanwhile, you’ve missed your exit.',
  capricorn:
    'Somewhere you keep a spreadsheet for a life you’d believe in. Neptune in Capricorn gave everyone your age the wish, but you did the columns, and you’ve talked tired people through theirs. When a meeting drones, you’re in cell B4.',
  aquarius:
    'You share Neptune in Aquarius with all your classmates, a dream of everyone at once. Yours comes through headphones: at the crosswalk you give every stranger the same soundtrack, and until the light changes you love them. Then one of them speaks.',
  pisces:
    'In a waiting room, you’re the one beside the fish tank. Everyone of your years has Neptune in Pisces and takes in whatever’s near; you’ve found somewhere to set it down, and people grow calm next to you. They call your name twice.',
};

/** Before the fourth paragraph, with a birth time: the Moon by house, what has come along to every place. */
export const MOON_IN_HOUSES: Readonly<Record<House, string>> = {
  1: 'Lay your old ID photos side by side, and the mood’s still on in every one. With the Moon in your first house, right up front, no feeling stays in back, so people know where they stand. With that face, fibbing’s hard.',
  2: 'One useless thing has come along on every move: too large, chipped, not for sale. Your Moon’s in the second house, where what’s yours is kept, and you can’t rest, or properly welcome anyone, until it’s standing. Nobody gets to price it.',
  3: 'The Moon in your third house, the house of the near street, makes you a regular within a week. Somebody behind a counter knows your news, and you know about their knee. Leave for a better block, and you’ll grieve for a cash register.',
  4: 'Any place you’ve slept in has been tucked in by you: stove, faucet, porch light, in an order you didn’t invent. The Moon’s at home in your fourth house, which is home itself, and whoever lives there rests. You go around twice.',
  5: 'The same small creature turns up in the margins of everything dull you’ve ever sat through. Your Moon, in the fifth house, can’t rest without play, and whoever sat next to you got one, too. You missed half the instructions.',
  6: 'At your place, this one or any before, a friend could find the scissors in the dark. With the Moon in the sixth house, where the day’s small order is kept, you’re calm when things hang where they hang. Upset, you start on theirs.',
  7: 'Wherever you’ve lived, there was somebody you’d look at first when a thing was funny. The Moon in your seventh house, across from you, only laughs in twos, and it’s made people feel chosen. When no one was there, you looked anyway.',
  8: 'Something of yours was somebody else’s first: a watch, or only a way of clearing the throat. The Moon in the eighth house, among what people leave each other, keeps it going, and makes you good with anyone’s grief. Yours you wear under the sleeve.',
  9: 'You’ve never had a wall without an elsewhere on it: a map, a port, a proverb you can’t pronounce. Your Moon’s in the ninth house, where the far things are, and it gives visitors room to breathe. Here keeps coming second.',
  10: 'You can still quote your first good report card. With the Moon in your tenth house, where the world hands down its opinions, praise goes in like supper, and you’re generous in serving it. A lukewarm word costs you the evening.',
  11: 'Somebody has had a key to every place you’ve lived. With your Moon in the eleventh house, among friends and shared hopes, you’re who they call from the airport, and you come down in your slippers. Whose key do you have?',
  12: 'Since before you can remember, you’ve told your day to somebody: a bear, a saint, a crack in the ceiling. The Moon’s in the twelfth house, out of everyone’s hearing, and it’s made you easy to confide in. Whoever’s nearest gets the headlines.',
};

/** Before the fourth paragraph, without a birth time: the Moon by sign, the thread from childhood. */
export const MOON_THREADS: Readonly<Record<SignKey, string>> = {
  aries:
    'There was a wall, and they’d told you not yet. Your Moon in Aries has climbed it ever since, scraped knee, grin and all, and others have come up because you had. “Not yet” still makes you furious.',
  taurus:
    'You wore one sweater until it was mostly holes, and you’d know that wool today with your eyes shut. The Moon in Taurus is as faithful to people, and to soup, and as slow to be parted. They washed it while you slept.',
  gemini:
    'From the back seat, with the Moon in Gemini, you read every sign aloud and asked who’d written it. You’ve kept whole dinners awake since with that sort of question. Quiet rides still worry you.',
  cancer:
    'A shoebox, some cotton, a bird that might not make it: with a Moon in Cancer, you learned early to sit up with something small. You’ve gone on to friends, houseplants, hopes. The ones that flew off, you took personally.',
  leo: 'You hung a sheet in somebody’s basement, charged admission, and played both the king and the horse. With the Moon in Leo, you still give people their money’s worth on a gray day. One leaves early, and you’re small again.',
  virgo:
    'Given a tin of buttons, you sorted by size, then color, then by how lonely they looked. The Moon in Virgo does it yet: you spot the odd one out and find it a place. You’ve never gotten over the one under the radiator.',
  libra:
    'It was you who got to cut the cake, since you could be trusted to the crumb. To your Moon in Libra, an uneven slice has always hurt, and people near you get their share. You said you liked corners.',
  scorpio:
    'You knew where the presents were hidden, and you unwrapped nothing. For a Moon in Scorpio it was enough to know, so you acted surprised, with real talent, out of love. Nobody’s managed to surprise you since.',
  sagittarius:
    'At about six you left home, with a sandwich, and got as far as the mailbox. The view was better from there. Your Moon in Sagittarius has cheered on everybody’s getaway since, and it still sets out just before the talk gets hard.',
  capricorn:
    'They hung the house key around your neck early, because you wouldn’t lose it. With your Moon in Capricorn, people still hand you codes and deadlines and their worst news. Across the street, they played ball.',
  aquarius:
    'You had a country once, with a flag, a currency and a population of one. The Moon in Aquarius drew up its laws, which were fair, and misfits have been granted asylum in it ever since. Visiting hours are short.',
  pisces:
    'No stuffed animal was left facing the wall. Your Moon in Pisces saw to it, the plain one first in case it knew, and strangers have felt looked after by you since. You still can’t sleep until it’s even.',
};

/** Before the fifth paragraph, with a birth time: Neptune by house, where one's walls give way. */
export const NEPTUNE_IN_HOUSES: Readonly<Record<House, string>> = {
  1: 'Where others have a front door, you’ve got a screen. Neptune’s in your first house, at the entrance, so moods, weather and stray cats come through, and people rest on you at once. It takes a walk to tell which thoughts are yours.',
  2: 'Neptune never put much of a fence around your second house, where belongings and worth are counted. Your good raincoat is on somebody who needed one, and you’ve been soaked on that account. You noticed how the rain smelled.',
  3: 'Sent out for stamps, you come back with a description of the light. Neptune drifts along your third house, the streets of every day, and people love your directions. Nobody’s ever arrived by them.',
  4: 'Asked to sketch the home you want, you draw the trees around it. Neptune lies over your fourth house, home and roots, and guests feel they’ve come back to something. You haven’t yet, or not indoors.',
  5: 'Whatever you draw runs off the page. Neptune, in the fifth house with play and romance and all you make for love, can’t take an edge for an end, and people are enchanted. A few are still holding the paper.',
  6: 'Halfway through the vacuuming you’re found standing still. In your sixth house, among the chores, Neptune keeps a back way out, and what you bring home by it makes the work gentler for everybody. The other half of the rug can tell.',
  7: 'You fall into step with anyone. Neptune in the seventh house, where the other person walks, puts you half a stride inside their thoughts, and they feel accompanied for once. Alone at the corner, you have to recall which way you were going.',
  8: 'You’re still in conversation with a few people who aren’t here anymore. Neptune in your eighth house, among losses and all that’s shared, doesn’t believe in that particular wall, and the bereaved find you easy to sit with. You do stay out late.',
  9: 'Other people’s trips have a hotel in them, and yours have a detour. In your ninth house of distance and belief, Neptune’s sure that it’s around the next bend, and it’s shown your companions some marvelous gravel. You come home with more longing than pictures.',
  10: 'On forms, at “occupation,” your pen slows down. Neptune has drifted over your tenth house, where a person’s work and name stand, and what you truly do for people, as they know, isn’t on any door. Some days you’d like the door.',
  11: 'Your best hour comes when the chairs are stacked and you’re four people talking on the curb. Neptune’s in the eleventh house, with friends and hopes, and out there it’s made plans fine enough to live on. Nobody wrote them down.',
  12: 'People have waved a hand in front of you. Neptune’s at home in the twelfth house, the one behind all the others, and you slip off there at checkouts, in the middle of a story, and come back gentler. You’ve missed the punch line.',
};

/** Before the fifth paragraph, without a birth time: the Moon by sign, what one is like alone at night. */
export const MOON_NIGHTS: Readonly<Record<SignKey, string>> = {
  aries:
    'Your second wind comes when the others are in bed. The Moon in Aries has begun a bookcase then, with a towel around the hammer out of kindness, and you were never less lonely. By daylight it leans.',
  taurus:
    'Late, you don’t switch on a light; your feet know the boards, and one hand trails along the wall. Nobody wants anything of your Moon in Taurus now, and whatever has to change can wait. It’s waited a while.',
  gemini:
    'Just one thing, you say at bedtime, and an hour on, with the Moon in Gemini, you know how eels travel and who thought of the zipper. You’d be wonderful company for an insomniac. Unfortunately, that’s you.',
  cancer:
    'Some nights, with the Moon in Cancer, you scroll upward through old messages to where somebody’s still telling you to sleep well. You keep people that way, while this week’s notes wait, unanswered, at the bottom. It gets late up there.',
  leo: 'You’re at your most splendid with the blinds down, in a bathrobe, thanking the Academy. It’s a generous speech for a Moon in Leo: everyone’s in it who ever believed in you. Then it’s very quiet, and you’d take one clap.',
  virgo:
    'In bed, a Moon in Virgo goes over the day as if somebody were going to grade it: your tone with the cashier, the thank-you that slipped. Nobody else remembers. At that hour, all your good care has nothing to mend but you.',
  libra:
    'Alone, you set out the cloth napkin anyway; a Moon in Libra likes the day to end in good taste, and treats you as a guest. Then you can’t pick a movie, with nobody to give in to. You end up looking at the dark.',
  scorpio:
    'Three in the morning doesn’t frighten you. That’s when your Moon in Scorpio takes out the thing you couldn’t say, looks it over by no light at all, and now and then forgives someone. They’ve never heard.',
  sagittarius:
    'On a night by yourself you’re out the door in slippers, just to the hydrant, to see whether the world’s still that large. It is, and your Moon in Sagittarius is glad for everyone in it. What you’d meant to think about stayed home.',
  capricorn:
    'The shirt’s on the hanger, the bag’s by the door, and you lie there on duty. Somebody’s got to, says the Moon in Capricorn. If you’ve ever admitted to being afraid, it was then, in one sentence, to the alarm clock.',
  aquarius:
    'You love the human race best after midnight, when it’s asleep. Your Moon in Aquarius writes to someone in another time zone, brilliantly, and means it. Somebody nearer would’ve liked a paragraph.',
  pisces:
    'At night the walls go thin: a neighbor’s television, a siren, someone’s terrible week. With your Moon in Pisces you wish them all well, one after another, like a prayer, and you’re asleep before you get to yourself.',
};
