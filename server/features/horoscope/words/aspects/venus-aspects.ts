// Venus's aspects with the planets beyond her. The first five lines of a kind tell the day on which it is
// exact, the rest the days around it. {room} is Venus's house, in a word or two.

import { type Line, lines } from '#server/text/lines.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';

type ByAspect = Readonly<Partial<Record<AspectKey, readonly Line[]>>>;

export const VENUS_ASPECTS = {
  mars: {
    conjunction: lines(`
      Venus hums, Mars drums, and several strangers start to sway.
      * Venus and Mars hold each other’s coats in {room}, so let somebody be gallant, and be gallant back.
      Venus meets Mars, and the coffee machine is suddenly a very interesting place to stand.
      * Venus and Mars share a booth in {room}, so make the first move and make it a friendly one.
      Venus picks Mars up on a borrowed scooter, and your heart beats in two-four time.
      * With Venus beside Mars, want something openly and blush if you have to.
      Venus and Mars dance badly together and don’t stop.
    `),
    sextile: lines(`
      Venus fixes the gate and Mars bakes the pie.
      * Venus and Mars trade compliments, so give one to the person who never gets any.
      Venus drops a glove and Mars, amazingly, notices.
      * Mars does something sweet for Venus, so do the romantic thing that involves lifting.
      Venus and Mars agree on where to eat, which is rarer than a comet.
      * With Venus and Mars in a good mood, ask someone to come along.
      Venus gives Mars some manners, and his courage looks much better in them.
    `),
    square: lines(`
      Venus says fine and Mars believes her.
      * Mars steps on Venus’s train, so say oops first and mean it.
      Venus squares Mars, and flirting and fighting use the same door.
      * Mars slams a drawer at Venus, so say what you wanted before you said the other thing.
      Venus wants to be wooed and Mars wants to be done.
      * With Venus square Mars, kiss, concede or at least share the fries.
      Mars rushes Venus, who was just getting to the good part.
    `),
    trine: lines(`
      Venus leads and Mars lets her, and the dance floor clears for them.
      * Mars has the courage and Venus has the flowers, so bring both to the door.
      Venus trines Mars, and what you want and how you go after it are finally dating.
      * Venus opens the door and Mars brings the music, so ask for the dance.
      Venus and Mars are getting along, and the whole room stands a little closer.
      * With Venus trine Mars, do the bold thing prettily.
      Mars carries the groceries, Venus carries the tune, and everybody gets home happy.
    `),
    opposition: lines(`
      Venus looks over her menu at Mars, who’s pretending to read his.
      * Mars and Venus are on opposite sides of one very small couch, so sit in the middle and pass the popcorn.
      Venus faces Mars, and there’s a spark in the room that could toast bread.
      * Mars stares across at Venus, so say yes, say no, or say it with pastry.
      Mars sets the table and Venus paces around it.
      * With Venus opposite Mars, let opposites attract for the length of one song.
      Venus plays it cool and Mars breaks the thermostat.
    `),
  },
  jupiter: {
    conjunction: lines(`
      Jupiter brings Venus a cake with another cake inside it.
      * Venus is a guest in Jupiter’s big house, so enjoy yourself as if it were a skill.
      Venus meets Jupiter, and there’s more than enough frosting.
      * Venus and Jupiter throw a party in {room}, so invite one more person than you have chairs for.
      Jupiter spoils Venus, and some of it spills on you.
      * With Venus beside Jupiter, be lavish with thanks, which keep better than chocolates.
      Venus takes Jupiter’s good sofa and pats the space beside her.
    `),
    sextile: lines(`
      Venus smiles at Jupiter, and there’s a free refill somewhere.
      * Jupiter opens a good jar for Venus, so open yours too, and share it.
      Jupiter sends Venus flowers, and somebody sends you something too, if only a good look.
      * Venus says please and Jupiter says of course, so ask for the nice thing.
      Venus and Jupiter share an umbrella roomy enough for strangers.
      * With Jupiter being sweet to Venus, overtip with words.
      Venus finds an extra in Jupiter’s box of chocolates.
    `),
    square: lines(`
      Venus was only looking, and Jupiter owns the store.
      * Jupiter has promised Venus the whole orchestra, so be happy with the flute.
      Venus squares Jupiter, and one cookie calls for the next.
      * Jupiter upsells Venus, so admire the thing, put it back, and admire yourself.
      Venus says a little and Jupiter hears a lot.
      * With Venus square Jupiter, choose the one treat you’ll remember and enjoy it to the crumbs.
      Jupiter promises Venus the deluxe edition, and the standard one was lovely.
    `),
    trine: lines(`
      Venus and Jupiter are handing out the benefit of a nice surprise.
      * Jupiter tells Venus to sit, stay and have some more, so be that kind of host.
      Venus trines Jupiter, and it’s embarrassingly easy to be liked.
      * Jupiter gives Venus the keys to the garden, so bring someone along and stay past closing.
      Venus and Jupiter are pouring for everybody.
      * With Venus trine Jupiter, accept the kindness without checking its ticket.
      Jupiter turns Venus’s good taste into good luck.
    `),
    opposition: lines(`
      Venus says enough and Jupiter hears encore.
      * Jupiter outdoes Venus and Venus outdoes Jupiter, so be charming at normal size.
      Venus faces Jupiter, and the menu has too many pages.
      * Jupiter offers Venus seconds across the table, so take the bite you want and leave the rest smiling.
      Venus wants lovely and Jupiter wants large.
      * With Venus opposite Jupiter, be generous in a way that doesn’t need a truck.
      Jupiter compliments Venus until she looks over her shoulder.
    `),
  },
  saturn: {
    conjunction: lines(`
      Saturn irons his one good shirt for Venus.
      * Venus is in step with Saturn, so take the long walk with the person who doesn’t mind silence.
      Venus meets Saturn, and love wears a sensible coat and shows up.
      * Venus sits with Saturn in {room}, so keep a small promise to someone you adore.
      Saturn gives Venus a ring of keys, which from him is poetry.
      * With Venus beside Saturn, choose the thing that will last and look after it.
      Venus slows her step for Saturn, and affection turns out to have good brakes.
    `),
    sextile: lines(`
      Venus picks the color and Saturn brings the level.
      * Saturn remembers Venus’s birthday without being reminded, so write one down too.
      Saturn carries Venus’s umbrella without being asked.
      * Venus makes Saturn smile, so thank the person who’s always there, because they always are.
      Venus and Saturn choose curtains together and stay friends.
      * With Saturn on Venus’s side, love someone on schedule.
      Saturn tells Venus exactly where they stand, and it’s a good spot.
    `),
    square: lines(`
      Venus is at the door with flowers, and Saturn asks about the mud.
      * Saturn has his arms full of duty, so take one bag from him, on behalf of Venus.
      Venus squares Saturn, and a shy person looks very much like a cold one.
      * Saturn stiffens next to Venus, so be the one who hugs first and counts to three.
      Venus leaves a love note and Saturn corrects the date.
      * With Venus square Saturn, ask for the reassurance out loud and take it in writing.
      Saturn rations the sweetness, and Venus hides some for later.
    `),
    trine: lines(`
      Saturn and Venus have their own mugs at each other’s places.
      * Venus keeps what Saturn builds, so polish something that’s lasted.
      Venus trines Saturn, and old affection beats new fireworks.
      * Saturn holds the ladder while Venus hangs the lights, so make something pretty that stays up.
      Venus and Saturn have known each other for ages, and it shows in the nicest way.
      * With Venus trine Saturn, call the friend who’s seen all your haircuts.
      Saturn makes Venus’s garden a wall, and things grow against it.
    `),
    opposition: lines(`
      Venus would like it sweeter and Saturn would like it signed.
      * Saturn and Venus are both waiting to be asked first, so go ahead and ask.
      Venus faces Saturn, and the heart is asked how long it plans to stay.
      * Saturn frowns across at Venus, so read his face as concentration and offer him half.
      Venus holds out a hand and Saturn checks that his are clean.
      * With Venus opposite Saturn, say what you can give and what you need, in that order, over something warm.
      Saturn stays late, Venus waits up, and both of them mean well.
    `),
  },
  uranus: {
    conjunction: lines(`
      Uranus pays Venus in glow sticks.
      * Venus goes off the menu with Uranus, so taste the thing you can’t pronounce.
      Venus meets Uranus, and you develop a crush on something with antlers.
      * Venus runs into Uranus in {room}, so try the color you always said wasn’t your color.
      Uranus teaches Venus a new handshake, and it goes on for quite a while.
      * With Venus beside Uranus, love the odd thing in public.
      Venus lets Uranus cut her bangs, and everyone has to admit they suit her.
    `),
    sextile: lines(`
      Uranus finds Venus a seat next to the most peculiar person at the party.
      * Venus says yes to Uranus’s odd hat, so wear yours.
      Uranus introduces Venus to a stranger with excellent shoes.
      * Venus takes a chance on Uranus, so say hello to the person reading the same strange book.
      Venus and Uranus are friends first, and it makes them very good company.
      * With Uranus amusing Venus, bring home something you’ve never tasted.
      Uranus adds one blue note to Venus’s song.
    `),
    square: lines(`
      Venus has a type, and Uranus brings somebody else.
      * Uranus rearranges Venus’s bouquet with a fork, so keep your vase and your sense of humor.
      Venus squares Uranus, and what you liked so much in the store looks different in the light.
      * Uranus unties Venus’s ribbon, so give everyone some slack, including you.
      Venus says forever and Uranus says let’s see.
      * With Venus square Uranus, flirt with change and sleep on the haircut.
      Uranus turns up with a plus-one, and Venus has to find another chair.
    `),
    trine: lines(`
      Venus likes it and Uranus likes it different, and they’re describing the same lamp.
      * Uranus has a crush on Venus’s weird side, so show somebody yours.
      Venus trines Uranus, and a pleasant surprise knows your address.
      * Uranus has a present for Venus, so open the door to the unplanned guest.
      Venus and Uranus make being different look like good taste.
      * With Venus trine Uranus, tell someone you like them in an original way.
      Uranus puts a spring in Venus’s step, possibly literally.
    `),
    opposition: lines(`
      Uranus wants space and Venus wants company, and both want the hammock.
      * Venus hears from Uranus at peculiar moments, so answer when you’re ready and add a heart.
      Venus faces Uranus, and somebody needs closeness with the window open.
      * Uranus sends Venus mixed signals, so enjoy the music and ask about the words.
      Venus sets two places, and Uranus eats standing up.
      * With Venus opposite Uranus, hold hands loosely.
      Uranus winks from a moving train, and Venus is left with an interesting scarf.
    `),
  },
  neptune: {
    conjunction: lines(`
      Neptune fogs the mirror, and Venus draws a heart in it.
      * Venus floats with Neptune in {room}, so be moved by something and don’t explain.
      Venus meets Neptune, and everyone seems lit from a kinder side.
      * Venus wades into Neptune in {room}, so make something beautiful and don’t ask what it’s for.
      Neptune writes Venus a song with no chorus, and you hum it all the same.
      * With Venus beside Neptune, adore someone, and keep one foot on the pier.
      Venus closes her eyes near Neptune and dances very slowly.
    `),
    sextile: lines(`
      Venus lends Neptune her scarf, and he turns it into a sail.
      * Neptune is in a giving mood and Venus knows the address, so be somebody’s good luck.
      Neptune hands Venus a shell, and it says something nice about you.
      * Venus borrows Neptune’s violin, so let a song do the talking.
      Venus and Neptune are being gentle, and it’s spreading.
      * With Neptune dreaming near Venus, do a kindness that leaves no fingerprints.
      Neptune softens the light, and Venus finds your good side.
    `),
    square: lines(`
      Venus reads between Neptune’s lines and finds more lines.
      * Neptune perfumes the evidence for Venus, so sniff, sigh and ask to see it.
      Venus squares Neptune, and the picture on the box is nicer than the puzzle.
      * Neptune puts stars in Venus’s eyes, so ask one practical question before you swoon.
      Venus falls for the trailer, and Neptune hasn’t made the movie.
      * With Venus square Neptune, love the real one with the crumbs on their sweater.
      Neptune forgets to mention something, and Venus forgets to ask.
    `),
    trine: lines(`
      Neptune and Venus are slow dancing in the frozen-food aisle.
      * Venus forgives it and Neptune forgets it, so let one old thing float off.
      Venus trines Neptune, and a stranger’s kindness can carry you for three blocks.
      * Neptune plays and Venus sings, so be moved by something and tell it thank you.
      Venus and Neptune forgive everybody and feel marvelous.
      * With Venus trine Neptune, write the love letter, even if it goes to a city.
      Neptune paints Venus from memory and gets the smile right.
    `),
    opposition: lines(`
      Neptune paints a door, and Venus admires the handle.
      * Venus gives her heart and Neptune gives his umbrella away, so keep a little of each.
      Venus faces Neptune, and it’s easy to fall for the reflection of a lamp.
      * Neptune sings to Venus from the rocks, so enjoy the tune and stay in the boat.
      Venus asks where this is going, and Neptune points at the horizon.
      * With Venus opposite Neptune, give without vanishing.
      Neptune loses the reservation, and Venus dreams up a picnic.
    `),
  },
  pluto: {
    conjunction: lines(`
      Venus asks Pluto what he’s thinking, and he tells her.
      * Pluto lights a single candle for Venus, so say the deep thing over something simple.
      Venus meets Pluto, and a casual question about music gets surprisingly personal.
      * Venus goes downstairs with Pluto in {room}, so love one thing all the way to the bottom.
      Pluto looks at Venus as though there were nobody else in the restaurant.
      * With Venus beside Pluto, tell someone what they mean to you, and skip the joke at the end.
      Venus wears Pluto’s ring on a chain and tells no one.
    `),
    sextile: lines(`
      Pluto shows Venus where the old roses come from.
      * Venus keeps a secret for Pluto, so keep one well and look innocent.
      Pluto trusts Venus with the combination.
      * Venus asks Pluto what he treasures, so ask someone you love the same.
      Venus and Pluto make an old affection new by telling it the truth.
      * With Pluto deepening Venus’s voice, say one thing you feel and skip the explanation.
      Pluto digs up something for Venus, and it cleans up beautifully.
    `),
    square: lines(`
      Pluto asks Venus to choose, and she was only looking at shoes.
      * Venus catches Pluto counting the spoons, so trust somebody first.
      Venus squares Pluto, and somebody would like to know who that was on the phone.
      * Pluto holds on to Venus’s sleeve, so let people come back by themselves.
      Venus wants to be adored and Pluto wants to be certain.
      * With Venus square Pluto, love without keeping the scoreboard plugged in.
      Pluto makes a very big opera out of Venus’s small maybe.
    `),
    trine: lines(`
      Pluto puts an old song on, and Venus knows the second verse.
      * Venus sees the gold in Pluto’s basement, so tell someone about the gold in theirs.
      Venus trines Pluto, and what you love gets deeper when you look at it.
      * Pluto has a treasure for Venus, so wear, use or say the thing you’ve been holding back.
      Venus and Pluto trust each other with the real story.
      * With Venus trine Pluto, mend the friendship that’s worth more than being right.
      Pluto gives Venus a garden with very old roots.
    `),
    opposition: lines(`
      Venus wants it light and Pluto wants it true, and soup can be both.
      * Pluto weighs Venus’s words, so use kind ones and few.
      Venus faces Pluto, and love and power reach for the same remote.
      * Pluto tests Venus, so pass by being kind and fail by being cleverer.
      Venus offers Pluto a chocolate, and he asks what it means.
      * With Venus opposite Pluto, want them freely and let them do the same.
      Pluto bets everything, and Venus came only for the company.
    `),
  },
} as const satisfies Readonly<Partial<Record<BodyKey, ByAspect>>>;
