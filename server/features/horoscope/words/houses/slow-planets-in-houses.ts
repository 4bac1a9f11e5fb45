// Jupiter to Pluto in each house of the user's chart: for a year or for many, so one sentence comes round
// only every three months. By house, 1-12 (index 0 is the first house).

import { type Line, lines } from '#server/text/lines.ts';

type ByHouse = readonly (readonly Line[])[];

export const SLOW_PLANETS_IN_HOUSES = {
  jupiter: [
    lines(`
      Jupiter is in your sign, and doors you didn’t knock on are opening anyway.
      Jupiter has moved in with you, along with his luggage, his laugh and his second cousin.
      * With Jupiter in your front hall, take up a little more room and thank people loudly.
      Jupiter has you walking around like someone who knows the owner.
    `),
    lines(`
      Jupiter is in your pantry, and the shelves are getting optimistic.
      Jupiter leans on your treasure cupboard and insists that there’s enough.
      * With Jupiter among your belongings, give one thing away and notice that you don’t miss it.
      Jupiter thinks you’re worth a great deal and keeps saying so in front of people.
    `),
    lines(`
      Jupiter is in your inbox, making short messages long and long ones lucky.
      Jupiter knows everyone on your street and would like to introduce you.
      * With Jupiter in your world of messages, tell the neighbor yes.
      Jupiter has enrolled your neighborhood in something with a reading list.
    `),
    lines(`
      Jupiter is in your kitchen, cooking for twelve.
      Jupiter has stretched your living room by one good chair and some relatives.
      * With Jupiter under your roof, invite people and let them see the laundry.
      Jupiter finds more room in your home than the floor plan does.
    `),
    lines(`
      Jupiter is in your playroom with a bigger box of crayons.
      Jupiter has given your playroom an allowance of fun and lost the paperwork.
      * With Jupiter in your world of fun, make it larger, sillier and in color.
      Jupiter applauds everything you try in your playroom, even the ukulele.
    `),
    lines(`
      Jupiter is in your workshop, whistling, and the work seems to like it.
      Jupiter promises your workshop that it can all be done, and in a way it can.
      * With Jupiter in your world of routines, add one good habit and drop two dutiful ones.
      Jupiter has adopted your to-do list and is overfeeding it.
    `),
    lines(`
      Jupiter is across the table from you, saying yes on behalf of other people.
      Jupiter improves the company you keep, one generous person at a time.
      * With Jupiter in your world of partners, let someone do you the big favor.
      Jupiter sits opposite you and laughs at your jokes before the end.
    `),
    lines(`
      Jupiter is down in your locked drawer and finds it roomier than its reputation.
      Jupiter makes it safe to open the drawer you usually lean on.
      * With Jupiter in your world of trust, accept help that you can’t return for a while.
      Jupiter keeps turning up treasure in your cellar and asking whose it is.
    `),
    lines(`
      Jupiter is in your map room with a thick red pencil.
      Jupiter is at his happiest in your wider world, where every answer has a train to it.
      * With Jupiter in your world of journeys, apply, enroll, book or at least ask for the brochure.
      Jupiter has been telling your wider world about places without a gift shop.
    `),
    lines(`
      Jupiter is on your rooftop with a megaphone and kind words.
      Jupiter has a hand under your elbow in your public life, and the ladder feels shorter.
      * With Jupiter in your world of ambition, apply for the job that sounds too big.
      Jupiter mentions your name in rooms you’re not in.
    `),
    lines(`
      Jupiter is at your table of friends, and the table keeps getting longer.
      Jupiter knows somebody in your circle who knows exactly the right person.
      * With Jupiter in your world of friends, ask the large group for the large favor.
      Jupiter has read your wish list and wonders why it’s so short.
    `),
    lines(`
      Jupiter is in your attic, leaving presents where only you would look.
      Jupiter keeps a soft chair for you in your quiet hours.
      * With Jupiter in your world of rest, trust the lucky nap.
      Jupiter does you favors anonymously and is terrible at hiding his grin.
    `),
  ],
  saturn: [
    lines(`
      Saturn is in your sign, and he’s teaching you to say no in a pleasant voice.
      Saturn has his coat on your hook and high hopes for your posture.
      * With Saturn in your front hall, be your own strict, fair and slightly funny aunt.
      Saturn is asking what you stand for, and he’s brought a chair for the long answer.
    `),
    lines(`
      Saturn is in your pantry, taking inventory in good handwriting.
      Saturn has been over your treasure cupboard twice and says the shelves will hold.
      * With Saturn among your belongings, keep what works and thank what doesn’t.
      Saturn is teaching you the price of things and, more slowly, the worth.
    `),
    lines(`
      Saturn is in your inbox, and he’d like full sentences.
      Saturn has turned your neighborhood into one long, slow, good conversation.
      * With Saturn in your world of messages, say less, mean it, and send it once.
      Saturn is reading what you wrote and has circled the part that’s true.
    `),
    lines(`
      Saturn is in your basement, tapping the beams and nodding.
      Saturn has pulled up a hard chair in your kitchen and is getting fond of the place.
      * With Saturn under your roof, mend the thing that holds up the other things.
      Saturn asks your living room who carries what, and he’s right to ask.
    `),
    lines(`
      Saturn is in your playroom, practicing scales until they swing.
      Saturn takes your fun seriously, which is its own kind of compliment.
      * With Saturn in your world of fun, put the hobby on the calendar in ink.
      Saturn would like your playroom to finish one masterpiece, however tiny.
    `),
    lines(`
      Saturn is at your workbench, showing you how to do it once and properly.
      Saturn approves of your workshop and will say so in about a year.
      * With Saturn in your world of routines, pick the habit you could keep on a bad day.
      Saturn is in your workshop, teaching the hammer some patience.
    `),
    lines(`
      Saturn is across the table from you, checking that the promises fit the people.
      Saturn likes your closest company solid: fewer fireworks, more folding of sheets.
      * With Saturn in your world of partners, do what you said, when you said, and let it be seen.
      Saturn wants to know who helps you move, and he’s making a list.
    `),
    lines(`
      Saturn is in your cellar with a lamp, labeling everything.
      Saturn keeps the key to your locked drawer on a very plain ring.
      * With Saturn in your world of trust, make the limit clear and the welcome clearer.
      Saturn has looked at your oldest worry and finds it well made but out of date.
    `),
    lines(`
      Saturn is in your library, and he expects you to finish the book.
      Saturn is testing your big ideas by sitting on them.
      * With Saturn in your world of journeys, take the long course and do the homework.
      Saturn walks your wider world the whole way instead of taking the cable car.
    `),
    lines(`
      Saturn is in your public life, where he keeps his office and your references.
      Saturn has you halfway up a real ladder and won’t let you skip a rung.
      * With Saturn in your world of ambition, do the unglamorous part where it counts.
      Saturn is slowly engraving something on your door, and it looks like your name.
    `),
    lines(`
      Saturn is at your table of friends, counting the ones who help with the chairs.
      Saturn is turning your wish into a schedule, which is how he shows he likes it.
      * With Saturn in your world of friends, choose the three who show up and show up for them.
      Saturn prefers your circle with fewer people and longer stories.
    `),
    lines(`
      Saturn is in your attic, sorting old business into labeled boxes.
      Saturn guards the door of your quiet hours so that you can get some peace.
      * With Saturn in your world of rest, put the nap in the schedule and obey it.
      Saturn is finishing something up in your quiet hours before he lets you begin the next thing.
    `),
  ],
  uranus: [
    lines(`
      Uranus is in your sign, cutting his own hair and eyeing yours.
      Uranus has rewired your front door, and it now opens outward.
      * With Uranus in your front hall, surprise people on purpose, so that it counts as style.
      Uranus keeps suggesting that you could be somebody slightly different, starting with the hat.
    `),
    lines(`
      Uranus is in your pantry, inventing new work for the spoons.
      Uranus has knocked on your treasure cupboard to ask what you could do without.
      * With Uranus among your belongings, own one thing less and feel the breeze.
      Uranus makes your treasures jumpy and your tastes interesting.
    `),
    lines(`
      Uranus is in your inbox, and some of the subject lines are remarkable.
      Uranus sends odd strangers down your street with excellent stories.
      * With Uranus in your world of messages, talk to the one stranger who seems to be having fun.
      Uranus finishes your sentences with something you didn’t expect to think.
    `),
    lines(`
      Uranus is in your kitchen, doing something new with the toaster.
      Uranus has moved a wall in your living room, or would like to.
      * With Uranus under your roof, rearrange one room and sleep facing the other way.
      Uranus thinks your family tree needs a tree house.
    `),
    lines(`
      Uranus is in your playroom, and the game has acquired a trampoline.
      Uranus arranges your fun by ambush.
      * With Uranus in your world of fun, try the instrument with the most peculiar sound.
      Uranus likes your playroom best when nobody knows the steps.
    `),
    lines(`
      Uranus is at your workbench, taking apart a perfectly good clock.
      Uranus has swapped the schedule in your workshop for something with more levers.
      * With Uranus in your world of routines, do the same job from the other end.
      Uranus keeps tripping up your daily routine just before it becomes a rut.
    `),
    lines(`
      Uranus is across the table from you, wearing somebody else’s name tag.
      Uranus brings you people who wouldn’t fit on a form.
      * With Uranus in your world of partners, ask what the other one is dreaming up and let it be odd.
      Uranus has put a swivel on the chair opposite yours.
    `),
    lines(`
      Uranus is in your locked drawer, picking a lock with a hairpin just to see if it works.
      Uranus finds a light switch in your cellar where nobody remembers one.
      * With Uranus in your world of trust, tell the secret that is more funny than dark.
      Uranus has shaken your locked drawer, and the thing inside was ready to come out.
    `),
    lines(`
      Uranus is in your map room, folding the map into a boat.
      Uranus thinks your wider world should visit the place with no reviews.
      * With Uranus in your world of journeys, let a child or a crank recommend the book.
      Uranus has opened a window in what you believe, and it smells of rain.
    `),
    lines(`
      Uranus is in your public life, adding a line to your job description in green ink.
      Uranus has hung a strange sign on your office door, and people like it.
      * With Uranus in your world of ambition, propose the version that nobody has tried.
      Uranus makes your career path look like a dance step.
    `),
    lines(`
      Uranus is at your table of friends, and someone’s brought a robot.
      Uranus keeps adding people to your group who shouldn’t fit and do.
      * With Uranus in your world of friends, go to the gathering you can’t explain to your mother.
      Uranus is tinkering with your long-term plans, and a few of them now hover.
    `),
    lines(`
      Uranus is in your attic, where the wiring is old and the ideas are new.
      Uranus startles your quiet hours now and then with a lightbulb.
      * With Uranus in your world of rest, write down the thing that makes no sense yet.
      Uranus hums in your quiet hours like a refrigerator with a secret.
    `),
  ],
  neptune: [
    lines(`
      Neptune is in your sign, and people see in you what they’ve been hoping for.
      Neptune has put a soft filter on your front door.
      * With Neptune in your front hall, tell people who you are now and then, for the record.
      Neptune has you half in a movie, and the soundtrack is yours to pick.
    `),
    lines(`
      Neptune is in your pantry, and nobody can say where the spoons go.
      Neptune makes your treasure cupboard care more for seashells than for silver.
      * With Neptune among your belongings, write down who borrowed the ladder.
      Neptune keeps losing your gloves and finding you poems.
    `),
    lines(`
      Neptune is in your inbox, and the messages read like lyrics.
      Neptune has fogged your neighborhood, so directions come with a sigh.
      * With Neptune in your world of messages, ask people what they meant, in a friendly voice.
      Neptune hears what people don’t quite say to you and forwards it.
    `),
    lines(`
      Neptune is in your kitchen, letting the tea go cold over a daydream.
      Neptune fills your living room with a tide of old songs.
      * With Neptune under your roof, make one corner just for staring.
      Neptune has washed something ashore at home, and it might be a memory.
    `),
    lines(`
      Neptune is in your playroom, painting with both sleeves.
      Neptune believes in everyone you have a crush on, and so will you for a while.
      * With Neptune in your world of fun, make the art before you ask whether it’s any good.
      Neptune has turned your playroom into a small movie house with good popcorn.
    `),
    lines(`
      Neptune is in your workshop, and the tools keep drifting.
      Neptune turns your chores into meditation about one time in three.
      * With Neptune in your world of routines, leave a gap in the list and let it be a gap.
      Neptune volunteers you for kind things and forgets to mention the date.
    `),
    lines(`
      Neptune is across the table from you, and it’s hard to see the table.
      Neptune paints whoever sits opposite you in flattering watercolor.
      * With Neptune in your world of partners, adore somebody and ask for details.
      Neptune makes it easy to feel what everyone feels and hard to find your own coat.
    `),
    lines(`
      Neptune is in your locked drawer, where the water is deep and surprisingly kind.
      Neptune knows what you have in your locked drawer and thinks it’s beautiful.
      * With Neptune in your world of trust, go slowly, the way you get into cold water.
      Neptune lets your secrets float up one at a time.
    `),
    lines(`
      Neptune is in your library, reading the sea stories.
      Neptune calls to your wider world from some island with no schedule.
      * With Neptune in your world of journeys, go where the music comes from.
      Neptune has swapped your map for a shell, and it does hum.
    `),
    lines(`
      Neptune is in your public life, and your title is best said with a vague wave.
      Neptune puts a little sea mist on your ambitions, and some look better for it.
      * With Neptune in your world of ambition, dream of the job in color and ask for it in plain words.
      Neptune gives your public face a hint of mermaid.
    `),
    lines(`
      Neptune is at your table of friends, refilling everyone’s dreams.
      Neptune has given your wishes a long, slow tide.
      * With Neptune in your world of friends, help the one who would never ask.
      Neptune is in your group chat, sending whale songs.
    `),
    lines(`
      Neptune is in your attic, and the whole roof is breathing.
      Neptune is in his element in your quiet hours, and your dreams have better actors.
      * With Neptune in your world of rest, do nothing beautifully.
      Neptune leaves the faucet of inspiration running in your quiet hours.
    `),
  ],
  pluto: [
    lines(`
      Pluto is in your sign, and people have begun to tell you the truth without being asked.
      Pluto has been renovating your front door down to the hinges.
      * With Pluto in your front hall, use the deep voice kindly.
      Pluto is making you over from the inside, and the scaffolding is nearly handsome.
    `),
    lines(`
      Pluto is in your pantry, asking which of your things you’d save first.
      Pluto digs under your treasure cupboard and finds that your best things were never for sale.
      * With Pluto among your belongings, let go of one item that’s got a grip on you.
      Pluto has thoughts on what you’re worth, and none of them has a dollar sign.
    `),
    lines(`
      Pluto is in your inbox, underlining.
      Pluto turns your chats into confessions if you leave a pause.
      * With Pluto in your world of messages, say the powerful thing at low volume.
      Pluto knows which of your words do the real work and is retiring the rest.
    `),
    lines(`
      Pluto is in your basement with a lamp, and the foundation is older than you thought.
      Pluto has been digging in the family garden, and some of it is treasure.
      * With Pluto under your roof, ask for the story behind the story.
      Pluto is rebuilding your living room without moving a chair.
    `),
    lines(`
      Pluto is in your playroom, and play turns out to be serious magic.
      Pluto makes your crushes operatic.
      * With Pluto in your world of fun, put the real feeling in the song.
      Pluto lends your playroom a dark velvet curtain, and the show improves.
    `),
    lines(`
      Pluto is in your workshop, throwing out every tool you never touch.
      Pluto is reforming your habits one stubborn hinge at a time.
      * With Pluto in your world of routines, change the one thing that changes the others.
      Pluto gives your daily routine the intensity of a bake-off final.
    `),
    lines(`
      Pluto is across the table from you, and neither of you will be the same by dessert.
      Pluto brings people into your life who ask the real question.
      * With Pluto in your world of partners, give up the upper hand and see what else you can hold.
      Pluto is in your closest company, where one true look counts as conversation.
    `),
    lines(`
      Pluto is at home in your locked drawer and has lit a cozy fire.
      Pluto knows your cellar better than you do and keeps it dry.
      * With Pluto in your world of trust, let one person read the first page.
      Pluto is composting something in your locked drawer, and roses are planned.
    `),
    lines(`
      Pluto is in your library, behind the shelf that swings open.
      Pluto digs at what you believe until it hits rock or water.
      * With Pluto in your world of journeys, read the book you’ve been avoiding.
      Pluto wants your wider world to go far, and down, and come back with something.
    `),
    lines(`
      Pluto is in your public life, rebuilding the ladder while you’re on it.
      Pluto is giving your good name some gravity.
      * With Pluto in your world of ambition, use the influence you have on behalf of someone new.
      Pluto makes people at work lower their voices when you have a point.
    `),
    lines(`
      Pluto is at the table with your friends, and the talk goes deep before the soup’s gone.
      Pluto is sorting your friends from your habits.
      * With Pluto in your world of friends, tell the group what you’d like it to become.
      Pluto has buried a wish of yours on purpose, the way you plant a bulb.
    `),
    lines(`
      Pluto is in your attic, or possibly under it.
      Pluto works at the back of your quiet hours while you rest.
      * With Pluto in your world of rest, let an old worry retire with full honors.
      Pluto keeps a quiet furnace going in your quiet hours.
    `),
  ],
} as const satisfies Readonly<
  Record<'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto', ByHouse>
>;
