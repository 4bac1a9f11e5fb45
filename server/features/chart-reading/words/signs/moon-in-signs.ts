// The Moon in each sign: how one feels, and what one needs in order to feel safe.

import type { SignKey } from '#shared/zodiac/signs.ts';
import type { ChapterUnit } from '../unit.ts';

export const MOON_IN_SIGNS: Readonly<Record<SignKey, ChapterUnit>> = {
  aries: {
    headline: 'You boil fast and cool fast.',
    text: 'You’ve put a cup in the sink with more noise than a cup needs, and by the time somebody asks what’s wrong, you honestly can’t remember. The Moon, which is feeling before thought, is a small kettle on a high flame in you. The steam’s clean. Nobody has to guess, and you’ll be brave for a friend before your shoes are tied. Only, others scald, and they’re sore long after you’re cheerful. Apologize for the whistle. You can keep the heat.',
  },
  taurus: {
    headline: 'You unpack everything, even for two days.',
    text: 'In a rented room you move the lamp, hang up the shirts and find the good chair before you’ve looked at the view. Feeling safe is the Moon’s work, and in Taurus it’s done by hand: weight, cloth, the same mug as always. Guests grow calm around you without knowing why. Moving out is another matter. You can sit among the boxes, grieving for a place you’d complained about, and dig in when the truck comes. Pack the mug last. Take it out first.',
  },
  gemini: {
    headline: 'You find out how you feel by telling it.',
    text: 'When something hurts you call someone, then someone else, and the story improves each time. By the third telling it’s funny. The Moon is how you soothe yourself, and in Gemini you do it out loud. People who couldn’t name their own trouble leave you with a sentence for it. But a story this good can lose its main character. They all laughed, and nobody asked whether you’d slept. Tell one draft badly. Stop at the place where it’s still sad.',
  },
  cancer: {
    headline: 'You keep what other people throw out.',
    text: 'There’s a box, on a shelf or in your head: ticket stubs, a note in pencil, the exact way someone said goodnight. The Moon is your memory for feeling, and it’s at home in Cancer, so one song in a supermarket can put you back in a kitchen that was sold years ago. You remember a friend’s hard anniversary when their family’s forgotten it. The hurts are filed there too, by date, and they don’t fade. Sort the box sometimes. Keep the pencil note.',
  },
  leo: {
    headline: '“No fuss,” you say, hoping for fuss.',
    text: 'You tell everyone not to do anything for your birthday, and you nearly mean it. Then the day goes by on a few thumbs-up, and you’re quieter than you’d planned. The Moon is what your heart needs as plainly as sleep, and yours needs to be somebody’s favorite. You know how it’s done: you hang the banner, learn the waiter’s name, sing. But pride hides the wish so well that nobody can grant it. Say the date out loud. Say “fuss.”',
  },
  virgo: {
    headline: 'You clean the kitchen when it hurts.',
    text: 'The call ends badly, and ten minutes later the spice jars stand in a row with their labels facing out. Your Moon, in Virgo, is what you do with a feeling while no one’s looking, and you put yours to work. In a friend’s worst week you’ll turn up with stamps, batteries and the form filled in. Your own upset gets stricter treatment: you comb it for what you did wrong. Leave one jar crooked. You’re allowed to sit on the floor and be sad.',
  },
  libra: {
    headline: 'You carry everyone’s messages except your own.',
    text: 'Two people you love aren’t speaking, and somehow you’re the mail. You take each one’s words across, slightly improved, and they arrive as something the other can bear. With the Moon, your way of coming to rest, in Libra, you can’t rest while there’s a chill in the room. It makes you soothing company. Somewhere in the bag, though, there’s a letter saying that you were hurt as well, and it’s weeks late. Deliver that one. Don’t improve it.',
  },
  scorpio: {
    headline: 'You take the emergency contact line seriously.',
    text: 'It’s one line on a form, and most people fill it in without looking up. You stop. The Moon is whom you let near when you’re not at your best, and in Scorpio that’s a short list. Anyone on it has you for good; you’d come out in the rain and never mention it. Doubt is what wears you down: it goes over the list in pencil, jealous, and rubs out somebody who never knew they were there. Have you told them? Most people rise to that.',
  },
  sagittarius: {
    headline: 'You open a window when it gets heavy.',
    text: 'Around you a sad house gets fresh air: a well-timed joke, a drive with no errand in it, the sentence “In a year this’ll be a great story.” Your Moon, or how you comfort yourself, does it with distance. Someone who’d been sitting in stale grief still remembers you for it. Others were cold. They’d wanted company more than a view, and so have you, once or twice, halfway down the highway. The window can stay shut a while. Sadness gets bored on its own.',
  },
  capricorn: {
    headline: 'You hold it together until the parking lot.',
    text: 'When bad news comes, you find a pen. You make the calls, thank the right people, remember who needs a ride, and everyone says how well you’re doing. Comfort is what the Moon asks for, and in Capricorn it waits in line behind your duties, until the sadness finds you in a parked car three weeks on. You’re the steadiest person in anybody’s worst week. The sympathy goes to whoever looks like needing it. Somebody would take the passenger seat. They’d need a text.',
  },
  aquarius: {
    headline: 'You like the party best from the balcony.',
    text: 'Halfway through you slip outside, and through the glass they all look dear to you: the loud one, the one telling it wrong. The Moon sets how near you like people to stand, and in Aquarius a pane of cool air keeps you fond. No confession shocks you, so friends bring you the strange ones. But when somebody comes out in tears, you hand them a theory, because a theory would help you. They feel shut out. Make room at the rail. You don’t have to talk.',
  },
  pisces: {
    headline: 'You go home in somebody else’s coat.',
    text: 'You met a friend for an hour, laughed a lot, and now there’s a weight on you that wasn’t there before. Check the label. The Moon, which is what you take in without deciding to, lifts people’s moods off the hook in Pisces, and you wear them home. They’re less lonely with you; you aren’t guessing at their sorrow, you’ve got it on. But closets fill, and you’ll lie awake over things that never happened to you. Hang theirs by the door. They’ll collect it.',
  },
};
