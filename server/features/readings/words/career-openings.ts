// Openings of the career blueprint's paragraphs: what one placement of the reader's chart brings to each.

import type { House } from '#server/features/chart-reading/index.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';

/** Before the first paragraph: Saturn by sign, how one is at what takes long. */
export const SATURN_IN_SIGNS: Readonly<Record<SignKey, string>> = {
  aries:
    'You can wait, and it costs you a pencil a week. Saturn in Aries asked for patience from the one who’d rather run, so what you have of it is hard won. Ask the pencils. People rely on you at starting lines.',
  taurus:
    'With Saturn in Taurus you price a job by what it’ll be worth in ten years, and you’ve turned down faster money while your friends bought boats. Nobody clapped. The boats have since been sold.',
  gemini:
    'Saturn in Gemini makes you read the manual before you open your mouth, and then you say it in six words. Others call it shy. It’s closer to respect, and your six words get copied into other people’s reports.',
  cancer:
    'Somewhere along the line you became the one who remembers to lock up. Saturn, in Cancer, guards whoever’s inside, and you’ve stayed late for people who never knew you’d stayed. You do mind. You’d do it again.',
  leo: 'Praise makes you check what’s wrong with it. Saturn in Leo wants the applause earned twice, so you rehearse alone, in the car, in the shower, until it’s true. By the time they clap, you’ve moved on to the part you fumbled.',
  virgo:
    'You’ve sent it, and you open it once more to see what you sent. It’s Saturn in Virgo, which can find the one wrong comma in a contract and not the forty pages that are right. Someone’s whole year was built on those pages.',
  libra:
    'Before you sign anything, you try the other side’s chair. Saturn in Libra takes being fair as a craft, with tools, and people bring you their half-finished quarrels. You’ve been slow to open one of your own.',
  scorpio:
    'Saturn in Scorpio trusts a thing once it’s been through the worst, so you run your plans through every storm you can think of, with everything failing. Out in public you’re calm. They think it’s confidence, and you let them.',
  sagittarius:
    '“It depends,” you say, with the book open, when everybody else is already certain. Saturn in Sagittarius made you earn each belief on foot, and the few you own can bear weight. Students feel it. So do salesmen.',
  capricorn:
    'At an age for comic books you already knew which drawer the bills were in. Saturn’s at home in Capricorn, and you’ve been reliable for so long that people set their clocks by you. You’re allowed to be late once.',
  aquarius:
    'You’ll follow any rule you’ve been given the reason for. Saturn in Aquarius wants a system that would still be fair with your name taken out of it, and you’ve redrawn more than one on a napkin. They framed one of the napkins.',
  pisces:
    'Deadlines come at you like weather, and still the work is done, usually the night before, with the radio on. Saturn in Pisces never got a proper desk. What you’ve kept faith with, year after year, has no form to fill in.',
};

/** Before the second paragraph, with a birth time: the Midheaven by sign, what one is known for, and between whom one stands. */
export const MIDHEAVEN_IN_SIGNS: Readonly<Record<SignKey, string>> = {
  aries:
    'When a room full of careful people goes quiet, somebody looks at you. A Midheaven in Aries makes you known for saying the first sentence, and both sides are grateful, since each was afraid to. You think you just got impatient.',
  taurus:
    'Your Midheaven’s in Taurus, so what they say about you when you’ve left is that it held. The dreamers come to you for a price, the bankers for a reason to spend. You give both the same sample to touch.',
  gemini:
    'People introduce you differently each time, and they’re all correct. With the Midheaven in Gemini you’re hired for one thing and kept for explaining it, upstairs in numbers, downstairs in jokes. They nod on both floors.',
  cancer:
    'You’re known for how it felt to work there. The Midheaven in Cancer seats the angry client next to the tired engineer, brings both something warm, and twenty minutes later they’re on first names. Someone asks for the recipe, and not for the soup.',
  leo: 'They remember who was on stage, and with a Midheaven in Leo it was you. What you did up there was make the crowd like the speaker and the speaker like the crowd. It looked like charm. You’d stayed up over it.',
  virgo:
    'The people with the vision and the people with the wrenches both have your number. A Midheaven in Virgo can hear what the first mean and tell the second where to tighten. They stop apologizing to each other at about the third bolt.',
  libra:
    'Two departments that don’t speak both cc you. It’s your Midheaven in Libra: each of them believes that you’re secretly on their side, and in a way it’s true. You’ve ended small wars with a seating plan.',
  scorpio:
    'What you’re known for is hearing it to the end. With the Midheaven in Scorpio you can sit between the one who did it and the one it was done to, and tell each what the other can’t say. They leave quieter.',
  sagittarius:
    'You made the locals like the stranger, and the stranger try the soup. A Midheaven in Sagittarius gets you remembered as the one who’d been elsewhere and came back with the point of it. You did it for the company.',
  capricorn:
    'The old hands trust you because you know how it was always done, and the new ones because you tell them why. That’s a Midheaven in Capricorn, known for standing. You’ve translated whole decades over a sandwich.',
  aquarius:
    'At the table of experts you ask what the bus driver would, and on the bus you can explain the experts. With your Midheaven in Aquarius that’s your name in town. You thought you were being difficult.',
  pisces:
    'Somebody says what they can’t draw, somebody draws what they can’t say, and in the middle, Midheaven in Pisces, you hum the thing they both meant. Projects begin that way. They rarely remember whose tune it was.',
};

/** Before the second paragraph, without a birth time: the Sun by sign, what others come to one for. */
export const SUN_TRADES: Readonly<Record<SignKey, string>> = {
  aries:
    'They come to you with their jackets already on, for a push. Your Sun in Aries can tell the scared what the bold have in mind, and the bold what they’re about to step on. It takes you one minute.',
  taurus:
    'Two people are shouting about the future, and you ask what it weighs. With the Sun in Taurus you bring talk down to a thing on a table, where the talker and the maker can both walk around it. They stop shouting.',
  gemini:
    'You’ve explained the neighbors to each other, the team to its boss and the printer to everyone. The Sun in Gemini does it on the way to something else, with a joke for each. It’s quicker than the meeting.',
  cancer:
    'Your Sun’s in Cancer, and you can hear the hurt inside a complaint and the worry inside a rule. So the complainer calms down, and the rule gets bent an inch. You’d say you only asked if they’d eaten.',
  leo: 'Next to you a shy expert finds out that they’re funny, and the audience that it’s clever. It’s the Sun in Leo, holding the light a little off itself. You step back then, and clap the loudest.',
  virgo:
    '“What he means,” you begin, and both of them turn to you with relief. A Sun in Virgo has read what each one wrote, to the footnotes, and found the line where they already agree. You found it on your lunch hour.',
  libra:
    'You know how to say no so that it’s thanked for. The Sun in Libra carries messages between people who’d have slammed doors, and they arrive better dressed than they left. Both senders think they’re good at this.',
  scorpio:
    'When nobody will say what’s wrong, they put you in the room. With your Sun in Scorpio you ask the one question everybody stepped around, and the silence after it belongs to both sides. Then they start talking.',
  sagittarius:
    'Your Sun in Sagittarius makes the dull part sound like the start of a trip. Accountants have laughed for you, and poets have filed receipts. You did it to cheer yourself up, and twelve people came along.',
  capricorn:
    'You’ve talked to the owner and to the night watchman, and you were on time for both. The Sun in Capricorn knows what each has to answer for. It means you can say how much of a wish is a budget.',
  aquarius:
    'Born with the Sun in Aquarius, you’re a native nowhere and fluent everywhere. The rebels believe you, the board reads your memos, and you’ve told each that the other isn’t stupid. They’ve begun asking after each other.',
  pisces:
    'Someone cried in your car after the presentation, and someone else told you there what the numbers really said. A Sun in Pisces has the passenger seat for it. You knew by then what both had wanted to hear.',
};

/** Before the third paragraph: the Sun by sign, what one says yes to. */
export const SUN_IN_SIGNS: Readonly<Record<SignKey, string>> = {
  aries:
    'Your yes is out before the question mark. The Sun in Aries has signed you up for a marathon, a board and a stranger’s piano, and you were glorious at the first mile of each. By the weekend you’re counting keys.',
  taurus:
    'You say yes rarely, with both feet, and then there’s no moving you. With the Sun in Taurus one good offer would have been plenty. Three came in the same spring, and you stood among them like someone in a furniture store.',
  gemini:
    '“I could do that, too,” you say, and with your Sun in Gemini it’s true, which is the trouble. There’s a bike half taken apart in your hallway, beside a Portuguese grammar. Each was going to be the one.',
  cancer:
    'If it’s somebody’s cousin, you’ve said yes. The Sun in Cancer takes in jobs as other people take in cats, the thin ones first, and they all get a name and a dish. Your own project waits to be fed.',
  leo: 'An offer that begins with “Only you could” has you by the sleeve. It’s your Sun in Leo, and it’s generous, it’s warm, it’ll host the whole thing in a borrowed suit. You looked up, and you were hosting four.',
  virgo:
    'You said yes to “a quick look.” With the Sun in Virgo there’s no such thing, so you fixed the table of contents, then the contents, and now they’d like you to run the series. All you’d wanted was the apostrophe.',
  libra:
    'Two invitations for one evening, and your Sun in Libra said yes to each, so as to hurt nobody. You had dessert in one place and the soup in another. In both, someone said you’d seemed a bit hurried.',
  scorpio:
    'You don’t do things by the slice. When the Sun in Scorpio takes something on, it takes the cellar of it, too, and a small favor has had you reading old court records at dawn. They’d asked for a signature.',
  sagittarius:
    'The larger it sounds, the sooner you’ve packed. Your Sun in Sagittarius says yes to continents, and somewhere a deposit’s down on a horse. It’s a fine way to be offered things. You do have just the one Tuesday.',
  capricorn:
    'Under a Sun in Capricorn every yes becomes a position. You offered to bring ice, and within two years you were the treasurer, with a gavel. You’re good at it. Nobody’s asked what you came for.',
  aquarius:
    'You’ll say no to a promotion and yes to a man with a diagram. The Sun in Aquarius likes a thing that nobody’s tried, and you’ve got founders’ mugs from five such things. One of them is doing rather well.',
  pisces:
    'You nodded because they looked so hopeful. The Sun in Pisces hears a plan as if it were a song, and agrees to the song; the schedule comes by mail. Now there are six, and each thinks it’s yours.',
};

/** Before the fourth paragraph, with a birth time: Saturn by house, where one carries too long. */
export const SATURN_IN_HOUSES: Readonly<Record<House, string>> = {
  1: 'People hand you things because you look as if you could hold them. It’s Saturn in your first house, on the face you come in with, and you learned early to look that way. Your arms have been full since.',
  2: 'You still add it up in your head at the register, and you’re right to the cent. With Saturn in the second house, where your money’s kept, someone has to keep count, and that’s you. You’ve never been short.',
  3: 'It falls to you to write the email. Saturn in the third house, where the daily talk is, made you the one who finds the careful words, for the tenants, for the team, for someone who’s furious. They’ve stopped offering to try.',
  4: 'Someone at home would sigh, and you’d be up already, looking for what to carry. Saturn sits in your fourth house, under the floor of home, and it taught your legs that sigh. They still answer to it, in other houses.',
  5: 'At the party you’re the one watching the candles. Saturn in your fifth house, among the games, took play for a responsibility, and other people’s fun has run on time for years. You know all the rules by heart.',
  6: 'You’re the one who knows how the old copier likes to be opened. It’s Saturn in the sixth house, where the daily work goes by, and it’s grateful for method. They call you at home about it, on your days off.',
  7: 'In every pair you’ve been half of, you took the heavy end of the couch. Saturn’s in your seventh house, the place across the table, and loyal is a mild word for you. The other person’s hands have been free a while.',
  8: 'People tell you what they owe, and to whom, and then they go to lunch. Saturn in the eighth house, where things are owed and shared, made you the safe place to leave a weight. You know several sums by heart.',
  9: 'Somebody had to know how it’s really done, so you read all of it. With Saturn in the ninth house, among the books and laws, you’re still the one they call to be sure. You’d like, one day, to guess.',
  10: 'When something goes wrong in public, heads turn toward you, and you’ve already put down your cup. Saturn’s in your tenth house, up where the work is seen, and it’s steady in bad light. You’ve finished few cups.',
  11: 'You book the cabin, chase the money and bring the adapter. Saturn in the eleventh house, among your friends, has had you organizing joy since school, and they do thank you, in group photographs that you took.',
  12: 'There’s a thing you do that nobody’s ever seen you do. Saturn, in your twelfth house, behind the last door, carries it at night and puts it back by morning. Nobody could thank you if they tried.',
};

/** Before the fourth paragraph, without a birth time: Saturn by sign, the kind of task one never puts down. */
export const SATURN_TASKS: Readonly<Record<SignKey, string>> = {
  aries:
    'You were told, once, that you’d have to manage alone, and you’ve managed. Saturn in Aries made a job of it: no rides, no loans, the sofa up the stairs by yourself. People have offered. You heard it as a test.',
  taurus:
    'Saturn in Taurus keeps a shelf of cans for a winter that came and went. You’re the one who makes sure there’s enough, of rice, of savings, of fuses, and you can’t sit down before it’s counted. It’s always been enough.',
  gemini:
    'Somebody has to get it right, so you’re the one who writes it down: minutes, birthdays, what was actually said. Saturn in Gemini has kept the record since you could spell. The rest of them gave up remembering.',
  cancer:
    'You can tell from the hallway whether it’s safe to bring a thing up. Saturn in Cancer has been keeping the peace at home since it was someone else’s home, and it’s made you gentle. You’re still listening at that door.',
  leo: 'It was your job to be the pride of the house. Saturn in Leo took it on with a straight back, and you’ve handed in the good report ever since, under several bosses. Nobody’s waiting at that kitchen table now.',
  virgo:
    'With Saturn in Virgo, you check what others have checked. It began with somebody’s homework, or a medicine cup, and you’ve gone around behind the grown-ups ever since with a cloth. You’ve caught two real mistakes.',
  libra:
    'You were the one who carried messages between two rooms. Saturn in Libra learned it well, and you still arrange what everyone’s going to be able to live with, at work, at weddings. They haven’t spoken directly since.',
  scorpio:
    'Saturn in Scorpio was given something to keep quiet. You kept it, and people felt that, so they gave you theirs, and by now you’re a small archive with a pulse. Half of what’s in there, nobody minds anymore.',
  sagittarius:
    'It got to be your duty to know the point of it all. When things fell apart, they turned to you for the lesson, and Saturn in Sagittarius found one. You’ve been keeping up morale since then, in all weathers.',
  capricorn:
    'You took over when the grown-up in charge was busy. Saturn in Capricorn doesn’t hand things back, so you’re still in charge, of the dates, the taxes, the mood at dinner. You’ve never seen the list. You are the list.',
  aquarius:
    'Saturn in Aquarius made you the reasonable one. When it got loud, you explained, and you’ve gone on explaining, to both camps, with diagrams, while the supper went cold. Somebody else could hold the pointer.',
  pisces:
    'Someone’s sorrow was left with you for an hour, and you’ve still got it. Saturn in Pisces never lost a coat that was checked, and by now the closet’s full. You know each by the lining.',
};

/** Before the fifth paragraph, with a birth time: the Sun by house, where one's workshop stands. */
export const SUN_IN_HOUSES: Readonly<Record<House, string>> = {
  1: 'Wherever you set down your bag, that’s the office. The Sun’s in your first house, the one you walk around in, and what you sell is how you do it. You’ve worked from three kitchens, and they all looked like you.',
  2: 'You like to be able to lift what you’ve made. With the Sun in the second house, where worth is counted, good work leaves something on the bench, with a price you can say out loud. You’ve begun to say it.',
  3: 'Yours is the shop where people stop in. The Sun in your third house, on the street you live on, does its best work between two conversations, with the radio going. You’ve never closed the door on a question.',
  4: 'Your best hours are spent within reach of your own kettle. The Sun’s in the fourth house, the house of home, and you’ve cleared a corner there, a lamp, a chair nobody else sits in. What leaves that corner is good.',
  5: 'If it wasn’t any fun, it shows, and you’ve thrown it out. With the Sun in the fifth house, where things are made for their own sake, your place has paint on the light switch. Children know which drawer.',
  6: 'Each thing hangs on its own nail. The Sun in your sixth house, the house of daily work, likes the hour before the others come, when you sharpen what needs it. By nine there’s already one thing in the world that works better.',
  7: 'There are two stools at your bench. You do your best work across from somebody, with the Sun in the seventh house, where the other person sits, and what you make tends to have a second signature. You’d miss the arguing.',
  8: 'They bring you what’s broken, or what somebody left them. The Sun in your eighth house, among the shared and inherited things, likes to see inside. You’ve opened cases that were sealed, and you always put the screws in a saucer.',
  9: 'Somewhere on your wall there’s a map with a pin in it. Your Sun’s in the ninth house, where the far roads begin, and you need a window that looks out at more than the yard. The work comes back with stamps on it.',
  10: 'From the street, anyone can see you at it. The Sun’s in your tenth house, over the front door, and you don’t mind the glass; a job done in plain sight brings out the best in you. You’ve learned to pull the blind.',
  11: 'It’s loud in there, and it’s never just yours. With the Sun in the eleventh house, where friends and plans come together, you do best at a long table, with people who borrow each other’s tools. You cut the spare keys.',
  12: 'Hardly anyone has been in the place where you really work. The Sun’s in your twelfth house, in back, out of the traffic, and you need it quiet to hear what the thing wants to be. They only see it leave.',
};

/** Before the fifth paragraph, without a birth time: the Sun by sign, how the place looks where one does good work. */
export const SUN_WORKSHOPS: Readonly<Record<SignKey, string>> = {
  aries:
    'Nothing in your place is put away, because you’re coming right back to it. The Sun in Aries works standing, with the window up, and finishes what can be finished in a day. The rest is leaning by the exit, facing out.',
  taurus:
    'You bought one good table and you’ve never needed another. With the Sun in Taurus the place smells of wood or coffee, nothing wobbles, and you run your palm along each thing before you let it go. It goes slowly.',
  gemini:
    'Every surface has a note on it, and you know what each one means. Your Sun in Gemini works among voices, with a second screen and a third opinion, and it’s done by the time they’ve found the file.',
  cancer:
    'Anyone who comes in is given the good mug. The Sun in Cancer sets up shop like a kitchen, with a drawer of string, a photo over the sink, somebody’s coat. You do better work when you’ve looked after someone first.',
  leo: 'There’s a chair in your place for whoever’s watching. The Sun in Leo does its finest work when a face is waiting for it, and you’ve hung one finished thing where the sun gets in. You’ve earned the nail.',
  virgo:
    'Labels, jars, a brush for the brush. With your Sun in Virgo the place is in order so that your mind needn’t be, and something fiddly is always clamped and drying. You sweep before you lock up. It’s the best ten minutes.',
  libra:
    'You moved the lamp four times before you could begin. The Sun in Libra needs a room that’s kind to look at, and someone in it to say “Which one?” to. What leaves there has never had a wrong corner.',
  scorpio:
    'There’s a back room, and that’s where it happens. The Sun in Scorpio works with the phone face down, for longer than anyone would believe, on the part that doesn’t show. You come out with it wrapped in a cloth.',
  sagittarius:
    'Half of what you need is in the trunk of the car. Your Sun in Sagittarius thinks best in motion, so the place is wherever you’ve stopped, with a view and a borrowed plug. You’ve had good ideas in bad parking lots.',
  capricorn:
    'Over your bench hangs a calendar with things crossed off. The Sun in Capricorn likes to see how far it’s come, so you keep the first bad try on the shelf, dated. You’re in before the radiators. You like it cold, and yours.',
  aquarius:
    'Someone left a machine in your place and you’ve made it do something else. With the Sun in Aquarius you work among parts, strangers and one house rule, which changes. People come for a repair and stay for the argument.',
  pisces:
    'There’s music on, and a plant that’s outgrown its window. The Sun in Pisces can’t say when it’s working and when it’s looking out, so you’ve stopped trying, and things turn up finished. You wipe the table with your sleeve.',
};
