// What the Moon does in the user's house, for the days on which the sky is quiet. By house, 1-12 (index 0 is
// the first house).

import { type Line, lines } from '#server/text/lines.ts';

export const MOON_IN_HOUSES = [
  lines(`
    With the Moon in your front hall, your mood arrives before your coat is off.
    The Moon is wearing your face, and people can tell how you are without asking.
    Everything feels personal with the Moon in your own sign, including the weather.
    The Moon is in your front hall, and strangers keep asking you for directions.
    With the Moon in your front hall, your first reaction is the true one and often the funny one.
    The Moon is standing right next to you, which makes you easy to read and pretty easy to love.
  `),
  lines(`
    With the Moon in your treasure cupboard, comfort is a serious subject.
    The Moon is going along your shelves and stroking things.
    The Moon is in your pantry, and what you want is probably something with butter.
    With the Moon among your belongings, the old mug knows more than the new one.
    The Moon is in your treasure cupboard, and you can tell quality with your eyes shut.
    The Moon is counting your treasures, and finding a lost glove makes her whole day.
  `),
  lines(`
    With the Moon in your neighborhood, you think in paragraphs and answer in smileys.
    The Moon is in your inbox, reading things aloud in funny voices.
    The Moon is out on your street, and nobody gets past without a chat.
    With the Moon in your world of messages, one text can change the whole weather.
    The Moon is riding your bicycle and ringing the bell.
    The Moon is in your neighborhood, so gossip reaches you fresh and advice reaches you twice.
  `),
  lines(`
    With the Moon in your living room, home is a feeling with a doormat.
    The Moon is in her favorite part of your life and has put her feet up.
    The Moon is at your kitchen table, asking what really happened.
    With the Moon under your roof, the past drops in without calling.
    The Moon is in your living room, and everyone you live with has feelings, including the plants.
    The Moon is turning over old photographs, and you look happy in more of them than you thought.
  `),
  lines(`
    With the Moon in your playroom, your heart wants a costume.
    The Moon is in your playroom and has no intention of putting anything away.
    The Moon is on your stage, doing the voices.
    With the Moon in your world of fun, a joke can do the work of a long talk.
    The Moon is in your playroom, so there’s flirting in the line at the post office.
    The Moon has found your old sketchbook and thinks you were onto something.
  `),
  lines(`
    With the Moon in your workshop, happiness is a drawer that closes.
    The Moon is at your workbench, humming while she sorts.
    The Moon is in your world of routines, and a change of mug counts as an adventure.
    With the Moon in your workshop, feelings turn into errands and get done.
    The Moon is in your workshop, so the little things loom large and are nicely within reach.
    The Moon has read your to-do list and drawn a flower beside the worst item.
  `),
  lines(`
    With the Moon in your closest company, other people’s moods come in without knocking.
    The Moon is sitting across from you, nodding at the right moments.
    The Moon is in your world of partners, where two opinions make a better soup.
    With the Moon opposite your own sign, you see yourself best through somebody else’s glasses.
    The Moon is in your closest company, so being alone feels like half of a handshake.
    The Moon has pulled up a second chair and is looking at it meaningfully.
  `),
  lines(`
    With the Moon in your locked drawer, light questions turn out to have stairs.
    The Moon is down in your cellar with a candle and no hurry.
    The Moon is in your world of trust, where a look is as good as a signature.
    With the Moon at your deep end, you feel more than you say and know more than you feel.
    The Moon is in your locked drawer, so secrets come up to be petted.
    The Moon is leaning on your locked drawer and whistling.
  `),
  lines(`
    With the Moon in your wider world, your feelings want a view.
    The Moon is in your map room, tracing the coast with one finger.
    The Moon is in your world of journeys, and even the bus route looks like a story.
    With the Moon among your big ideas, the small print has to wait.
    The Moon is in your wider world, so faraway voices sound friendly and near ones sound like home.
    The Moon has taken your window seat and is asking what’s over the next hill.
  `),
  lines(`
    With the Moon in your public life, what you feel shows up in what you do.
    The Moon is in your store window, and people are stopping.
    The Moon is on your rooftop, where moods are visible for miles.
    With the Moon in your world of ambition, praise lands deeper than usual.
    The Moon is in your public life, so somebody important notices your tone of voice.
    The Moon is straightening the sign on your office door.
  `),
  lines(`
    With the Moon in your circle, your heart is in the group chat.
    The Moon is at your table of friends, passing the bread and the news.
    The Moon is in your clubhouse, and the password is an old joke.
    With the Moon among your friends, a wish sounds more sensible when two people say it.
    The Moon is in your circle, so you belong somewhere, and there are chips.
    The Moon is counting your friends and keeps getting a higher number than you do.
  `),
  lines(`
    With the Moon in your quiet hours, what you need is a nap or a good secret.
    The Moon is in your attic, listening to the roof.
    The Moon is behind your scenes, where the quiet work gets done.
    With the Moon in your world of rest, the phone rings far away.
    The Moon is in your quiet hours, so what you feel has no name yet and doesn’t mind.
    The Moon is in your backyard with her shoes off, not taking calls.
  `),
] as const satisfies readonly (readonly Line[])[];
