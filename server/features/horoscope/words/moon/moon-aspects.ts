// The Moon's exact aspects of the day, by the other body and the aspect. With the Sun only the easy two:
// conjunction, squares and opposition with the Sun are the phases.

import { type Line, lines } from '#server/text/lines.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';

type ByAspect = Readonly<Partial<Record<AspectKey, readonly Line[]>>>;

export const MOON_ASPECTS = {
  sun: {
    sextile: lines(`
      The Moon and the Sun are on speaking terms, and for once what you want and what you need order the same soup.
      * The Moon winks at the Sun, so ask for the favor while the asking is easy.
      The Moon passes the Sun a note that says, more or less, carry on.
      * With the Moon in step with the Sun, do the sensible thing in a cheerful shirt.
      The Moon lends the Sun a hand, and plans get along with moods.
      * The Moon sends the Sun a friendly nod; send one too, to whoever is nearest.
    `),
    trine: lines(`
      The Moon and the Sun hum in the same key, and ordinary errands feel like the good part of a movie.
      The Moon trines the Sun, and what you feel and what you do finally share a calendar.
      * With the Moon trine the Sun, let the easy thing be easy and don’t add a ribbon.
      * The Moon and the Sun both vote for you, so go out and collect a third.
      The Moon leans back in the Sun’s good light, and even your handwriting improves.
      * The Moon trines the Sun; use the tailwind for the task with your name on it.
    `),
  },
  mercury: {
    conjunction: lines(`
      The Moon sits down beside Mercury, and feelings start coming out in full sentences.
      * The Moon catches up with Mercury, so say how you are in more than one word.
      The Moon and Mercury share a bench and, before long, everybody’s business.
      * With the Moon beside Mercury, put it in writing and then read it aloud to the plants.
      The Moon confides in Mercury, who’s never kept a thing to himself in his life.
      * The Moon meets Mercury on the stairs; have the conversation you were going to have by text.
    `),
    sextile: lines(`
      The Moon tips her hat to Mercury, and the right word turns up on time.
      * The Moon slides Mercury a note, so send yours too, spelling and all.
      Mercury does the Moon a small favor, and your message arrives sounding the way you meant it.
      * With the Moon and Mercury on good terms, ask the question you’ve been too polite to ask.
      The Moon nods to Mercury across the room, and gossip turns briefly into news.
      * The Moon gives Mercury a nudge; make the call while the words are still lined up.
    `),
    square: lines(`
      The Moon squares Mercury, and what you say comes out wearing somebody else’s hat.
      * The Moon snaps at Mercury, so read the message again before you answer the tone it didn’t have.
      The Moon and Mercury interrupt each other, and autocorrect takes sides.
      * With the Moon square Mercury, count to five and then say the shorter sentence.
      Mercury explains, the Moon sighs, and a simple question needs three tries.
      * The Moon is short with Mercury; save the draft, eat something, and look again.
    `),
    trine: lines(`
      The Moon trines Mercury, and you could talk a cat down from a tree.
      * The Moon hands Mercury the microphone, so tell them how you feel while it still rhymes.
      Mercury takes dictation from the Moon, and for once the notes are legible.
      * With the Moon trine Mercury, explain it to someone younger and find out how well you know it.
      The Moon and Mercury finish each other’s sentences, mostly kindly.
      * The Moon and Mercury are getting along; write the card, the caption or the overdue reply.
    `),
    opposition: lines(`
      The Moon faces Mercury across the table, and heart and head both ask for the last word.
      * The Moon stands opposite Mercury, so repeat back what you heard before you add to it.
      With the Moon opposite Mercury, everybody has a point and nobody has a pause.
      * The Moon and Mercury are at opposite ends of the phone; let the other one finish.
      Mercury talks, the Moon feels, and somewhere between them is what you mean.
      * The Moon looks Mercury straight in the eye; say it plainly and leave out the slideshow.
    `),
  },
  venus: {
    conjunction: lines(`
      The Moon sits down with Venus, and the room becomes noticeably better dressed.
      * The Moon meets Venus, so be nice to somebody in a way that costs you ten minutes.
      The Moon and Venus split a dessert, and your heart goes soft around the edges.
      * With the Moon beside Venus, get flowers, even if the vase is a jam jar.
      Venus fixes the Moon’s collar, and you look good in whatever you happened to grab.
      * The Moon links arms with Venus; tell someone they’re lovely and don’t make it weird.
    `),
    sextile: lines(`
      The Moon catches Venus’s eye, and compliments start landing where they’re aimed.
      * Venus saves the Moon a seat, so save one for somebody too.
      The Moon and Venus swap recipes, and the atmosphere improves by about one lamp.
      * The Moon does Venus a kindness; pass it on in the form of cake.
      The Moon blows Venus a kiss, and people forgive each other for being late.
      * With Venus smiling at the Moon, ask for a little more sweetness than usual.
    `),
    square: lines(`
      The Moon squares Venus, and nothing on the menu seems to be yours.
      * The Moon bickers with Venus, so hug first and discuss the dishes second.
      Venus wants pretty, the Moon wants comfortable, and your shoes are caught in the middle.
      * With the Moon square Venus, call a friend before you go shopping for the feeling.
      The Moon sulks at Venus for a bit, and affection comes out sounding like a complaint.
      * The Moon is out of tune with Venus; be tender on purpose and skip the hints.
    `),
    trine: lines(`
      The Moon trines Venus, and people are inclined to like you before you’ve said a thing.
      * The Moon and Venus are as thick as thieves, so invite the person you keep almost inviting.
      Venus pours the Moon something nice, and the whole day loosens its belt.
      * With the Moon trine Venus, say the fond thing while it’s on your tongue.
      The Moon borrows Venus’s good pen, and even the paperwork looks better.
      * The Moon is at ease with Venus; make something beautiful that’s meant to be eaten or given away.
    `),
    opposition: lines(`
      The Moon faces Venus, and what you need and what you like order different dishes.
      * The Moon stands across from Venus, so share the blanket before the debate begins.
      Venus and the Moon each wait for the other one to call.
      * With the Moon opposite Venus, ask what would feel like love and accept a practical answer.
      The Moon looks at Venus the way you look at somebody else’s plate.
      * The Moon and Venus pull at the same scarf; let go of your end and laugh.
    `),
  },
  mars: {
    conjunction: lines(`
      The Moon bumps into Mars, and feelings come out with elbows.
      * The Moon meets Mars, so move some furniture before you move on to people.
      Mars lights a match under the Moon, and you’re wide awake about one particular thing.
      * With the Moon beside Mars, do the brave bit first and the explaining afterward.
      The Moon shares a taxi with Mars, and neither of them lets the driver drive.
      * The Moon runs alongside Mars; take the stairs two at a time and let the mood catch up.
    `),
    sextile: lines(`
      The Moon gives Mars a friendly shove, and the stalled thing rolls forward an inch.
      * Mars holds the ladder for the Moon, so climb up and change the bulb at last.
      The Moon and Mars work out together, and your courage shows up in sensible shoes.
      * With Mars backing up the Moon, ask directly and smile while you do it.
      The Moon borrows Mars’s toolbox, and annoying things turn out to be fixable.
      * The Moon throws Mars a ball; play, and don’t keep score.
    `),
    square: lines(`
      The Moon squares Mars, and every red light takes it personally.
      * The Moon picks a fight with Mars, so walk around the block before you press send.
      Mars steps on the Moon’s foot, and someone’s about to be snippy about a spoon.
      * With the Moon square Mars, be brisk with objects and slow with people.
      The Moon and Mars reach for the same door handle at the same moment.
      * The Moon is irritated with Mars; knead some dough, scrub a pot, then talk.
    `),
    trine: lines(`
      The Moon trines Mars, and you have the sort of energy that assembles furniture without swearing.
      * The Moon and Mars pull in the same direction, so pick the heaviest thing and enjoy it.
      Mars runs ahead of the Moon, clearing the path and humming.
      * With the Moon trine Mars, say yes quickly and start before doubt gets a vote.
      The Moon trusts Mars with the map, and things simply get done.
      * The Moon has Mars on her team; go outside and use your legs for something.
    `),
    opposition: lines(`
      The Moon faces Mars across the net, and somebody’s going to serve hard.
      * The Moon stands opposite Mars, so let somebody have an opinion and keep your own volume low.
      Mars honks, the Moon honks back, and the intersection learns nothing.
      * With the Moon opposite Mars, pick one hill and make it a low one.
      The Moon stares at Mars until one of them needs a sandwich.
      * The Moon and Mars are in a tug of war; put down the rope and offer them some water.
    `),
  },
  jupiter: {
    conjunction: lines(`
      The Moon falls in with Jupiter, and everything comes in the large size.
      * The Moon meets Jupiter, so be generous with praise and cautious with promises about moving furniture.
      Jupiter sweeps the Moon up in a hug, and your hopes grow a size.
      * With the Moon beside Jupiter, say yes to one thing that alarms your calendar.
      The Moon shares a table with Jupiter, who’s ordered for everybody.
      * The Moon laughs at Jupiter’s joke; tell somebody a long one, with all the detours.
    `),
    sextile: lines(`
      The Moon gets a tip from Jupiter, and luck turns up dressed as a coincidence.
      * Jupiter leaves the gate open for the Moon, so wander in and ask about the roses.
      The Moon and Jupiter split the difference, and somehow both of them get more.
      * With Jupiter in the Moon’s good graces, ask for the upgrade and mean the window seat.
      The Moon takes Jupiter’s advice, which is to bring extra.
      * The Moon trades favors with Jupiter; do one for a stranger and don’t wait for the thank-you.
    `),
    square: lines(`
      The Moon squares Jupiter, and you may find you’ve promised dessert to two different houses.
      * The Moon argues with Jupiter about portions, so measure twice and exaggerate once.
      Jupiter turns up the Moon’s volume, and a modest feeling gets a brass band.
      * With the Moon square Jupiter, halve the plan and double the invitation list.
      The Moon and Jupiter both reach for the check, and a tiny thing becomes a scene.
      * The Moon rolls her eyes at Jupiter; enjoy the grand idea, but look at the parking first.
    `),
    trine: lines(`
      The Moon trines Jupiter, and the benefit of the doubt is being handed out on the sidewalk.
      * The Moon and Jupiter are in good spirits, so be the person who says why not.
      Jupiter tells the Moon it’ll all work out, and it’s hard to argue with that beard.
      * With the Moon trine Jupiter, aim a little higher and pack a snack for the climb.
      The Moon rests her feet on Jupiter’s sofa, and your shoulders come down an inch.
      * The Moon has Jupiter’s blessing; share the good news before you’ve finished editing it.
    `),
    opposition: lines(`
      The Moon faces Jupiter, and common sense is having trouble making itself heard.
      * The Moon stands opposite Jupiter, so pick two of the five wonderful plans.
      Jupiter offers the Moon the moon, which she already has.
      * With the Moon opposite Jupiter, say thanks for the big gesture and ask for the one you wanted.
      The Moon and Jupiter try to out-host each other, and there’s far too much cake.
      * The Moon watches Jupiter promise things; write down only what somebody offers twice.
    `),
  },
  saturn: {
    conjunction: lines(`
      The Moon meets Saturn, and feelings are asked to sit down and show their papers.
      * The Moon sits beside Saturn, so say the large thing plainly and let someone sensible poke it.
      Saturn hands the Moon a coat, which is as close as he comes to a hug.
      * With the Moon beside Saturn, do the dull kindness: the dishes, the form, the ride to the airport.
      The Moon walks at Saturn’s pace, and slow turns out to be a speed.
      * The Moon keeps Saturn company; be on time and let that be your love language.
    `),
    sextile: lines(`
      Saturn nods at the Moon, and the sensible plan looks almost attractive.
      * The Moon borrows Saturn’s clipboard, so finish one thing and check it off with a flourish.
      The Moon gets a straight answer from Saturn, which saves everyone a week of guessing.
      * With Saturn holding the ladder for the Moon, keep the promise you made when you were feeling ambitious.
      The Moon leans on Saturn, and he turns out to be load-bearing.
      * The Moon asks Saturn for directions; listen to the oldest person in the room.
    `),
    square: lines(`
      The Moon squares Saturn, and everything fun seems to need a form in triplicate.
      * The Moon sighs at Saturn, so lower the bar to knee height and step over it with style.
      Saturn clears his throat at the Moon, and you hear it as a remark about your socks.
      * With the Moon square Saturn, be as fair to yourself as you are to the bus driver.
      The Moon bumps into Saturn’s fence, and a no sounds colder than it is.
      * The Moon feels Saturn’s draft; put on a sweater, make toast, begin again.
    `),
    trine: lines(`
      The Moon trines Saturn, and being reliable has rarely looked so good on you.
      * The Moon and Saturn shake hands, so tackle the thing with the deadline and the gray folder.
      Saturn builds the Moon a shelf, and your moods finally have somewhere to go.
      * With the Moon trine Saturn, ask someone experienced and do what they say the first time.
      The Moon trusts Saturn with the keys, and nothing gets lost.
      * The Moon has Saturn’s patience on loan; spend it on a slow talker.
    `),
    opposition: lines(`
      The Moon faces Saturn, and heart and duty compare calendars.
      * The Moon stands across from Saturn, so ask for what you need without filing an appeal.
      Saturn folds his arms, the Moon folds hers, and somebody should offer tea.
      * With the Moon opposite Saturn, let one rule bend and watch the roof stay up.
      The Moon looks at Saturn’s list and wonders who wrote her name on it.
      * The Moon and Saturn disagree about the curfew; be the adult, then have the ice cream.
    `),
  },
  uranus: {
    conjunction: lines(`
      The Moon touches Uranus, and the plan changes its hair.
      * The Moon meets Uranus, so leave room in the schedule for other people’s surprises.
      Uranus plugs the Moon into the wrong socket, and everything lights up at once.
      * With the Moon beside Uranus, try the idea that makes you laugh in an empty room.
      The Moon sits next to Uranus, who’s doing something unlikely with a fork.
      * The Moon catches a spark from Uranus; tell someone before it goes out.
    `),
    sextile: lines(`
      The Moon and Uranus trade jokes, and one of them turns out to be a solution.
      * Uranus tips off the Moon, so take the side street and see what it knows.
      The Moon gets a bright idea from Uranus and, for once, a pen.
      * With Uranus winking at the Moon, say yes to the invitation with the odd dress code.
      The Moon lets Uranus change the station, and you know all the words.
      * The Moon takes a dare from Uranus; pick the harmless kind and film it.
    `),
    square: lines(`
      The Moon squares Uranus, and your routine trips over its own rug.
      * The Moon jumps at a noise from Uranus, so breathe out before you redecorate your life.
      Uranus pulls the Moon’s tablecloth, and most of the glasses stay standing.
      * With the Moon square Uranus, keep plan B in your pocket and be gracious about plan A.
      The Moon and Uranus both change their minds, in opposite directions.
      * The Moon is jumpy around Uranus; unplug one thing and plug it in again, starting with yourself.
    `),
    trine: lines(`
      The Moon trines Uranus, and the odd solution fits like a glove.
      * The Moon runs off with Uranus for a bit, so do the usual thing in an unlikely order.
      Uranus shows the Moon a shortcut through what you thought was a wall.
      * With the Moon trine Uranus, call the friend who always knows about something strange.
      The Moon borrows Uranus’s goggles, and the ordinary looks fairly experimental.
      * The Moon and Uranus are inventing something; offer to name it.
    `),
    opposition: lines(`
      The Moon faces Uranus, and half of you wants a nap while the other half wants a motorcycle.
      * The Moon stands opposite Uranus, so let people surprise you and don’t grade them on it.
      Uranus rings the bell and runs, and the Moon is left holding the door.
      * With the Moon opposite Uranus, wait for the second version of the plan before you pack.
      The Moon wants things as they were, and Uranus has already sold the sofa.
      * The Moon and Uranus are throwing switches; laugh first, then find the flashlight.
    `),
  },
  neptune: {
    conjunction: lines(`
      The Moon drifts up to Neptune, and the edges of things go watercolor.
      * The Moon meets Neptune, so trust the hunch and double-check the address.
      Neptune reads the Moon a story, and you may miss your stop.
      * With the Moon beside Neptune, put on the record and let the chores be late.
      The Moon and Neptune share an umbrella and forget to open it.
      * The Moon swims out to Neptune; go along as far as your feet still touch the sand.
    `),
    sextile: lines(`
      The Moon hears Neptune humming, and kindness takes no effort at all.
      * Neptune lends the Moon a paintbrush, so leave the lines for someone else to stay inside.
      The Moon and Neptune read each other’s minds and are polite about the contents.
      * With Neptune murmuring to the Moon, help someone without making a note of it.
      The Moon borrows Neptune’s sea glass, and the whole street looks softer through it.
      * The Moon takes a hint from Neptune; follow the song in your head to wherever it lives.
    `),
    square: lines(`
      The Moon squares Neptune, and somebody has written the instructions in fog.
      * The Moon loses her glasses near Neptune, so ask twice and assume once.
      Neptune promises the Moon something lovely and vague.
      * With the Moon square Neptune, don’t answer the feeling until it’s dry.
      The Moon mistakes Neptune for someone she knows, and so might you.
      * The Moon is adrift in Neptune’s mist; write down the facts and underline the two that are true.
    `),
    trine: lines(`
      The Moon trines Neptune, and a song in a supermarket can undo you nicely.
      * The Moon floats along with Neptune, so daydream on purpose and take minutes.
      Neptune lights candles for the Moon, and everyone becomes easier to forgive.
      * With the Moon trine Neptune, say the tender thing and trust it to find the door.
      The Moon tells Neptune her dream, and he remembers it better than she does.
      * The Moon and Neptune are making something out of mist; give it a frame, or at least a title.
    `),
    opposition: lines(`
      The Moon faces Neptune, and it’s hard to tell the view from the reflection.
      * The Moon stands opposite Neptune, so love people as they are and read the label anyway.
      Neptune waves from the far shore, and the Moon waves at somebody behind him.
      * With the Moon opposite Neptune, rest before you rescue anyone.
      The Moon squints at Neptune and sees mostly what she hoped.
      * The Moon and Neptune are passing in fog; sound your horn politely and go slow.
    `),
  },
  pluto: {
    conjunction: lines(`
      The Moon meets Pluto on the cellar stairs, and neither of them pretends to be there for the jam.
      * The Moon sits down with Pluto, so ask the question under the question and be gentle with it.
      Pluto shows the Moon what’s behind the bookcase.
      * With the Moon beside Pluto, admit the real reason, at least to the dog.
      The Moon holds Pluto’s gaze, and small talk leaves by the back door.
      * The Moon digs alongside Pluto; throw out one thing that belongs to a former you.
    `),
    sextile: lines(`
      Pluto slips the Moon a key, and a stuck subject opens without a creak.
      * The Moon confides in Pluto, so trade one real thing for another with someone you trust.
      The Moon borrows Pluto’s flashlight, and the thing under the stairs is only a tuba.
      * With Pluto backing the Moon, finish the conversation that stopped at the interesting part.
      The Moon and Pluto clear a shelf together, and you can breathe at that end of the room.
      * The Moon takes Pluto at his word; say exactly what you mean, in half the words.
    `),
    square: lines(`
      The Moon squares Pluto, and a tiny remark finds a very deep drawer.
      * The Moon wrestles with Pluto, so take your hands off the wheel of someone else’s car.
      Pluto knows which button is the Moon’s and has polished it.
      * With the Moon square Pluto, feel it at full size and act on it at half.
      The Moon suspects Pluto of having a motive, and suspicion is catching.
      * The Moon is arm-wrestling Pluto; want what you want, and leave other people’s phones alone.
    `),
    trine: lines(`
      The Moon trines Pluto, and you can say a deep thing without needing to lie down afterward.
      * The Moon has Pluto’s attention, so clear out the cupboard that scares you and keep the good string.
      Pluto carries the heavy box for the Moon, and something old turns out to be light.
      * With the Moon trine Pluto, trust your nose about people, and then bring them coffee anyway.
      The Moon goes down to Pluto’s basement and comes back with exactly the right thing.
      * The Moon and Pluto understand each other; be frank with someone who can take it and hug them after.
    `),
    opposition: lines(`
      The Moon faces Pluto, and somebody’s guarding a door that was never locked.
      * The Moon stands opposite Pluto, so let somebody keep a secret and keep one yourself.
      Pluto turns up the heat, and the Moon opens a window.
      * With the Moon opposite Pluto, leave the last word on the table for whoever needs it.
      The Moon and Pluto play chess with the feelings still in the box.
      * The Moon stares down Pluto; blink first, with dignity, and suggest a snack.
    `),
  },
} as const satisfies Readonly<Partial<Record<BodyKey, ByAspect>>>;
