// The Sun, Mercury, Venus and Mars in each house of the user's chart: weeks at a time, so one sentence
// comes round about once a month. By house, 1-12 (index 0 is the first house).

import { type Line, lines } from '#server/text/lines.ts';

type ByHouse = readonly (readonly Line[])[];

export const QUICK_PLANETS_IN_HOUSES = {
  sun: [
    lines(`
      The Sun is in your sign, so the spotlight has your name on it and a pleasantly warm bulb.
      The Sun is walking through your own front door, and people remember your name unprompted.
      * With the Sun in your sign, ask for your birthday wishes early or late, but do ask.
      The Sun is sitting in your chair these days and finds it comfortable.
      The Sun has put your name in lights, and all the bulbs work.
      * The Sun is in your own sign, so walk in as if you were expected.
    `),
    lines(`
      The Sun is in your pantry, counting jars and telling you that you have plenty.
      The Sun warms your treasure cupboard, where the good things have been waiting for permission.
      * The Sun is shining on what you own, so use the nice one, whatever the nice one is.
      With the Sun in your world of comforts, your taste gets grander and your instincts get thriftier.
      The Sun is going along the shelves of your treasure cupboard saying ooh.
      * With the Sun in your pantry, cook the good thing for an ordinary occasion.
    `),
    lines(`
      The Sun is in your inbox, making even the reminders look cheerful.
      The Sun lights up your neighborhood, and you know everyone on the street by their dog.
      * With the Sun in your world of messages, say hello first and let the chat run long.
      The Sun is riding a bicycle through your neighborhood with one hand and a sandwich.
      The Sun is standing on your corner, introducing people.
      * The Sun is in your neighborhood, so ask the question that starts with how come.
    `),
    lines(`
      The Sun is at your kitchen table with his elbows out, asking for family stories.
      The Sun is in your living room, and the old place has better light than usual.
      * The Sun is keeping house for you, so stay in once more than you planned and enjoy it.
      With the Sun at the foundations of your life, the old photographs are worth dusting.
      The Sun has found the warm patch on your floor and shares it with the cat.
      * With the Sun in your living room, call somebody who knows your middle name.
    `),
    lines(`
      The Sun is in your playroom, which is the department of crayons, crushes and curtain calls.
      The Sun is on your stage with a hat on, and he’d like a duet.
      * With the Sun in your world of fun, do one thing purely because it’s silly.
      The Sun shines on your playroom, and you’re more charming than your resume says.
      The Sun is judging the talent show in your playroom, and everyone wins.
      * The Sun is in your playroom, so be seen having a good time.
    `),
    lines(`
      The Sun is in your workshop, finding out where every screw belongs.
      The Sun lights your workshop, and a good routine feels nearly romantic.
      * The Sun is inspecting your daily routine, so drop one chore that nobody would miss.
      With the Sun in your world of routines, even the dog is on schedule.
      The Sun is wearing overalls in your workshop and whistling.
      * With the Sun at your workbench, do the fiddly job by a window.
    `),
    lines(`
      The Sun is across the table from you, so other people hold the lamp.
      The Sun shines on your closest company, and whoever sits opposite you looks more interesting.
      * With the Sun in your world of partners, ask what they think and wait for the long answer.
      The Sun is giving whoever stands beside you the good lighting.
      The Sun is in your closest company, and somebody’s laughing before you reach the punch line.
      * The Sun is across the table from you, so pass the compliment along with the salt.
    `),
    lines(`
      The Sun is down in your locked drawer with a lantern, reading the labels on old boxes.
      The Sun warms your world of trust, and secrets come up for air.
      * With the Sun in your deepest house, say the thing you usually save for the drive home.
      The Sun is in your locked drawer, which turns out to have had the key in it.
      The Sun is in your cellar, and it’s warmer down there than you remembered.
      * The Sun is in your locked drawer, so look straight at the thing and then make it tea.
    `),
    lines(`
      The Sun is in your map room, spreading things out on the floor.
      The Sun lights up your wider world, and far away looks closer than usual.
      * With the Sun in your world of journeys, learn one thing that has no use whatsoever.
      The Sun is sitting by your window seat and asking how far the road goes.
      The Sun is in your wider world, reading the menu in another alphabet.
      * With the Sun in your map room, put a pin in a place you can’t pronounce.
    `),
    lines(`
      The Sun is on your rooftop, where everyone can see what you’ve been building.
      The Sun shines on your public life, and the right person happens to be looking.
      * With the Sun in your world of ambition, put your hand up while your hair is good.
      The Sun has moved into your corner office and is admiring the view on your behalf.
      The Sun is in your store window, turning the sign to open.
      * The Sun is in your public life, so let the credit land where it belongs, which is on you.
    `),
    lines(`
      The Sun is at your long table of friends, pulling up another chair.
      The Sun lights your circle, and the group chat is funnier for it.
      * With the Sun in your world of friends, be the one who picks the date.
      The Sun is shining on a wish you made ages ago and nearly threw out.
      The Sun has saved you a place in the middle of the bench, among your friends.
      * With the Sun in your circle, suggest the slightly ridiculous outing.
    `),
    lines(`
      The Sun is in your attic, lying on the floor and looking at dust with great interest.
      The Sun is behind the curtain in your quiet hours, saving up.
      * With the Sun in your world of rest, go to the quiet place and turn off the narrator.
      The Sun naps in your quiet hours before his big entrance into your sign.
      The Sun is reading in your hammock and won’t be disturbed.
      * The Sun is in your quiet hours, so do one thing slowly where nobody can see you.
    `),
  ],
  mercury: [
    lines(`
      Mercury is in your sign, so you think fast and your face says it before you do.
      Mercury is at your front door with a joke and a clipboard.
      * With Mercury in your front hall, introduce yourself before your resume does.
      Mercury has the keys to your tongue and is taking it out for a spin.
      Mercury has given you a fresh opinion on nearly everything.
      * Mercury is in your own sign, so say what you mean before it grows footnotes.
    `),
    lines(`
      Mercury is counting the spoons in your treasure cupboard and making excellent notes.
      Mercury is in your pantry, reading labels aloud.
      * With Mercury among your belongings, find the charger, the warranty and the other glove.
      Mercury has opened a small desk in your world of comforts and answers questions about what matters to you.
      Mercury is making a list of what you have, and it’s longer than you feared.
      * With Mercury in your pantry, finally read the label on the spice you keep buying.
    `),
    lines(`
      Mercury is at home in your neighborhood, replying to everyone at once.
      Mercury is running your switchboard with a pencil behind each ear.
      * With Mercury in your world of messages, write the funny one, and spell their name right.
      Mercury is out on your street, collecting stories and one lost umbrella.
      Mercury knows all the news on your street, and most of it is true.
      * Mercury is in your inbox, so answer the oldest one first and watch it fall over in surprise.
    `),
    lines(`
      Mercury is at your kitchen table, talking with his mouth full.
      Mercury is going through the family photographs and asking who that is.
      * With Mercury in your living room, hold the household meeting, and serve something.
      Mercury has moved his desk into your living room, and thinking feels better in socks.
      Mercury is asking your relatives follow-up questions.
      * With Mercury in your living room, record the family story before it improves again.
    `),
    lines(`
      Mercury is in your playroom, winning at charades.
      Mercury flirts by footnote in your playroom.
      * With Mercury in your world of fun, send the limerick.
      Mercury is writing jokes on the walls of your playroom, luckily in chalk.
      Mercury is in your playroom, making puns with a straight face.
      * Mercury is in your playroom, so learn the card trick.
    `),
    lines(`
      Mercury is at your workbench, improving the list of lists.
      Mercury is in your workshop with a label maker and a light in his eyes.
      * With Mercury in your world of routines, automate one nuisance and wave goodbye to it.
      Mercury has read your instructions, all of them, and has two corrections.
      Mercury has color-coded your workshop.
      * Mercury is at your workbench, so ask why it’s done that way and enjoy the silence.
    `),
    lines(`
      Mercury is sitting across from you, ready to hear your side if you hear his.
      Mercury carries messages between you and whoever is opposite, adding very little.
      * With Mercury in your world of partners, talk it over while walking, shoulder to shoulder.
      Mercury is in your closest company, where every good idea needs a second voice.
      Mercury remembers everything the two of you said, with gestures.
      * With Mercury in your closest company, ask for the explanation, and nod only when you mean it.
    `),
    lines(`
      Mercury is in your locked drawer, asking the kind of question that needs a closed door.
      Mercury is reading your old diaries and finds you better company than you recall.
      * With Mercury in your locked drawer, say it plainly to one person and kindly to yourself.
      Mercury has found your password hints and thinks they’re poetry.
      Mercury is murmuring in your locked drawer, and every word counts.
      * Mercury is in your world of trust, so put the delicate thing into simple words.
    `),
    lines(`
      Mercury is in your library, up the ladder, calling down titles.
      Mercury is learning a language in your wider world and practicing on the birds.
      * With Mercury in your world of journeys, ask the expert and then ask the taxi driver.
      Mercury has three tabs open about a faraway place and has begun to pack in his head.
      Mercury is in your wider world, debating geography with a stranger.
      * With Mercury in your map room, look up the thing you’ve been nodding about.
    `),
    lines(`
      Mercury is in your corner office, polishing the sentence about what you do.
      Mercury is putting in a word for you with people who matter to your work.
      * With Mercury in your public life, speak up in the first five minutes and then relax.
      Mercury has your work voice on loan and is making it sound like you.
      Mercury is drafting your introduction, and it’s both flattering and true.
      * Mercury is in your corner office, so send the summary that nobody asked for and everybody needs.
    `),
    lines(`
      Mercury is in your group chat, and it shows.
      Mercury is passing notes along your table of friends.
      * With Mercury in your world of friends, reply to the whole group, warmly, with a plan.
      Mercury is in your circle, collecting other people’s best ideas and giving credit.
      Mercury is taking minutes at your table of friends and adding little drawings.
      * Mercury is in your world of friends, so ask the crowd; somebody will know.
    `),
    lines(`
      Mercury is in your attic, thinking without saying anything for once.
      Mercury is writing in pencil in your quiet hours, and the eraser is doing good work.
      * With Mercury in your world of rest, keep the idea to yourself until it can stand.
      Mercury talks in his sleep in your quiet hours, and some of it is surprisingly wise.
      Mercury is in your quiet hours, and your best idea is still in its pajamas.
      * With Mercury in your attic, keep a pencil near the pillow.
    `),
  ],
  venus: [
    lines(`
      Venus is in your sign, and you look like someone with a secret and a good tailor.
      Venus is leaning in your doorway, and strangers hold elevators.
      * With Venus in your front hall, accept the compliment and keep it.
      Venus has dressed you, whether or not you noticed.
      Venus is in your front hall, and even your passport photo seems to like you.
      * Venus is in your own sign, so wear the soft thing in the good color.
    `),
    lines(`
      Venus is in your pantry, and she’s brought the good olives.
      Venus is at ease in your treasure cupboard, teaching you the difference between want and love.
      * With Venus among your belongings, give the prettiest thing you own some work to do.
      Venus is running a hand along your shelves and approves of nearly everything.
      Venus is in your treasure cupboard, polishing something that was already shiny.
      * With Venus in your pantry, set the table as though somebody were coming.
    `),
    lines(`
      Venus is in your inbox, signing everything with a little x.
      Venus is strolling down your street, and the neighbors are friendlier by a wave or two.
      * With Venus in your world of messages, write something kind to somebody who expects business.
      Venus has taken over your small talk, and it isn’t small anymore.
      Venus is dotting every i in your neighborhood with a tiny heart.
      * Venus is on your street, so compliment the gardener, the baker or the dog.
    `),
    lines(`
      Venus is in your kitchen, moving the lamp until the room forgives you.
      Venus is in your living room, and home is being nice to you.
      * With Venus in your living room, get flowers for the table that nobody else will see.
      Venus has found a softer way to bring up the family subject.
      Venus is in your kitchen, tasting things.
      * Venus is in your living room, so make the bed the way a hotel would.
    `),
    lines(`
      Venus is in your playroom, and flirting has been declared one of the fine arts.
      Venus is on your dance floor with her shoes in her hand.
      * With Venus in your world of fun, let yourself be courted, even if only by a pastry.
      Venus has written you into a romantic comedy and given you the good lines.
      Venus is judging the pies in your playroom and asking for seconds.
      * Venus is on your dance floor, so go over and ask.
    `),
    lines(`
      Venus is at your workbench, proving that a stapler can be pretty.
      Venus sweetens the daily grind in your workshop, mostly with cookies.
      * With Venus in your world of routines, do the dull job in good company.
      Venus is charming your coworkers, your plants and possibly the printer.
      Venus is in your workshop, putting tulips on the filing cabinet.
      * With Venus at your workbench, thank the person whose work nobody sees.
    `),
    lines(`
      Venus is across the table from you, and she’s ordered for two.
      Venus is in your closest company, where she does her best work.
      * With Venus in your world of partners, hold hands, or at least hold the ladder.
      Venus is making the person opposite you easier to adore.
      Venus is looking at you across the table as if you were the dessert.
      * Venus is in your closest company, so say yes to the nice invitation and arrive together.
    `),
    lines(`
      Venus is in your locked drawer, where affection lowers its voice and means more.
      Venus has the key to your locked drawer and knocks first.
      * With Venus in your world of trust, tell somebody the thing you like that they’ve never guessed.
      Venus is wearing velvet in your locked drawer and asking good questions.
      Venus is in your world of trust, where love leaves its coat on the chair.
      * With Venus at your deep end, tell one person the compliment you’ve kept for years.
    `),
    lines(`
      Venus is in your wider world, and everybody with a travel story has an advantage.
      Venus is browsing your map room for somewhere with terraces.
      * With Venus in your world of journeys, fall for something foreign, like a cheese.
      Venus is writing postcards from your wider world, and you come off well in them.
      Venus is learning to order coffee in your wider world, and the waiter adores her.
      * Venus is in your map room, so fall in love with a place and look up the bus.
    `),
    lines(`
      Venus is in your public life, and your work is being liked by people with lists.
      Venus has put fresh flowers in your corner office.
      * With Venus in your world of ambition, be gracious in public, where it shows.
      Venus is making your good reputation look effortless, which is a generous fib.
      Venus is smiling for the camera in your public life.
      * With Venus in your corner office, make the place nicer to work in, starting with hello.
    `),
    lines(`
      Venus is at your table of friends, topping up the glasses.
      Venus is in your circle, and somebody in the group thinks very well of you.
      * With Venus in your world of friends, host something modest and let them bring the ice.
      Venus is turning an acquaintance of yours into a friend.
      Venus is introducing your friends to each other by their best qualities.
      * Venus is in your clubhouse, so bring the good cheese.
    `),
    lines(`
      Venus is in your attic, trying on old feelings and keeping the ones that fit.
      Venus is adoring people from behind a curtain in your quiet hours.
      * With Venus in your world of rest, be as sweet to yourself as you are to other people’s pets.
      Venus hides a secret admirer in your quiet hours, and it may be you.
      Venus is writing love letters in your quiet hours and keeping the stamps.
      * With Venus in your attic, forgive somebody who’ll never know about it.
    `),
  ],
  mars: [
    lines(`
      Mars is in your sign, which makes you quick, warm and first in line.
      Mars is at your front door with his sleeves rolled, asking what we’re waiting for.
      * With Mars in your front hall, start things, and apologize only for the ones you drop.
      Mars has left his boots in your hallway and some of his energy in your stride.
      Mars is wearing your jacket, and it fits across the shoulders.
      * Mars is in your own sign, so go, and look back only to wave.
    `),
    lines(`
      Mars is in your pantry, lifting things.
      Mars is guarding your treasure cupboard and growls at anyone who touches the good mug.
      * With Mars among your belongings, fix it, sell it or stop tripping over it.
      Mars has decided what you deserve and is prepared to carry it home himself.
      Mars is in your treasure cupboard, arm-wrestling a jar.
      * With Mars in your pantry, sharpen the knives and make something with crunch.
    `),
    lines(`
      Mars is in your inbox with a leaf blower.
      Mars is racing down your street, and the sentences are short.
      * With Mars in your world of messages, say it straight, then say it nicely, and send the second.
      Mars drives through your neighborhood with one hand on the horn.
      Mars is sending your messages before you’ve finished them.
      * Mars is in your neighborhood, so walk the errand instead of driving it, and swing your arms.
    `),
    lines(`
      Mars is in your kitchen, chopping faster than anyone asked.
      Mars is moving furniture in your living room.
      * With Mars under your own roof, turn the family argument into a paint job.
      Mars has opinions about your thermostat, and so does everybody you live with.
      Mars is in your living room with a hammer and a theory about the wall.
      * Mars is under your roof, so start with the smallest repair and stop while you’re winning.
    `),
    lines(`
      Mars is in your playroom, and he plays to win at musical chairs.
      Mars flirts in your playroom by challenging people to races.
      * With Mars in your world of fun, ask first, dance first, laugh first.
      Mars has your playroom on high heat, and something delicious is happening to your courage.
      Mars is in your playroom, asking for a rematch.
      * With Mars in your playroom, pick a game you might lose.
    `),
    lines(`
      Mars is at your workbench, and the to-do list is afraid of him.
      Mars is in your workshop, sweeping things that weren’t dirty.
      * With Mars in your world of routines, take the hard task by the collar first and coast after.
      Mars is doing the work of three people with your two arms.
      Mars is in your workshop, and the sawdust is flying.
      * Mars is in your workshop, so do ten minutes of the dull thing at top speed.
    `),
    lines(`
      Mars is across the table from you, cracking his knuckles in a friendly way.
      Mars is in your closest company, where sparks count as conversation.
      * With Mars in your world of partners, disagree early, briefly and with snacks.
      Mars brings out the boxer in somebody you’re fond of.
      Mars is in your closest company, and somebody’s up for a dance or a debate.
      * Mars is across the table from you, so say what you want and hear what they want, at the same volume.
    `),
    lines(`
      Mars is in your locked drawer, digging with enthusiasm.
      Mars is rattling the handle of your locked drawer.
      * With Mars in your world of trust, want it honestly and ask for it at a normal volume.
      Mars goes straight to the sore subject in your locked drawer and offers it a hand up.
      Mars is moving heavy boxes in your cellar and being very brave about spiders.
      * Mars is in your locked drawer, so face the thing that hums and find out what it runs on.
    `),
    lines(`
      Mars is in your wider world, walking fast toward a horizon.
      Mars is arguing with a book in your library and enjoying himself.
      * With Mars in your world of journeys, book the thing that makes your shoes look up at you.
      Mars has thrown away your map and says the road is obvious.
      Mars is in your wider world, shouting directions at the horizon.
      * With Mars in your suitcase, sign up for the trip with hills in it.
    `),
    lines(`
      Mars is in your public life, taking the ladder two rungs at a time.
      Mars is in your corner office with his jacket off.
      * With Mars in your world of ambition, do the bold thing and credit the people who helped.
      Mars is putting some muscle into your good name.
      Mars is in your store window, juggling.
      * Mars is in your public life, so ask for the hard assignment before it’s handed to you.
    `),
    lines(`
      Mars is at your table of friends, organizing everyone into teams.
      Mars is in your circle, and the group finally leaves the restaurant.
      * With Mars in your world of friends, be the one with the car, the plan or the whistle.
      Mars fights your friends’ battles as if they were his own, and they may want to be asked first.
      Mars is in your group chat, and suddenly there’s a plan with a date and a place.
      * With Mars among your friends, pick the team and pick the quiet one first.
    `),
    lines(`
      Mars is in your attic, boxing with something that’s mostly a coat.
      Mars is napping in your quiet hours with one eye open.
      * With Mars in your world of rest, tire your legs out and let the worry go with them.
      Mars is working in secret in your quiet hours, and the drill is muffled.
      Mars is doing push-ups in your attic, where nobody counts.
      * Mars is in your quiet hours, so let off steam somewhere with good acoustics.
    `),
  ],
} as const satisfies Readonly<Record<'sun' | 'mercury' | 'venus' | 'mars', ByHouse>>;
