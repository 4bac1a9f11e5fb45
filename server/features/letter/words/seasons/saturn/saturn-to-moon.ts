// Saturn's seasons at the reader's Moon.
import type { SeasonUnits } from '../../unit.ts';

export const SATURN_TO_MOON: SeasonUnits = {
  joined: {
    headline: 'You’re the one holding the car door now.',
    coming:
      'Somebody who once buckled you in is slower getting out of the car. As Saturn, who counts years, draws close to your Moon, where family lives, tenderness brings paperwork. You’ll want to rush. Park near.',
    exact:
      'You and someone who raised you have traded places, and you’re grieving in a waiting room. Saturn, who hands duties down the generations, rests on your Moon. Nobody taught you this. Ask about their own parents.',
    leaving:
      'You know an older person’s errands by heart, and where they like to be let out. Saturn, who makes love practical, is leaving your Moon steadier than before. That’s yours. Keep the passenger seat clear.',
    register: 'warm',
    area: 'home',
    advice: 'listen',
    picture: 'road',
  },
  easy: {
    headline: 'You’ve got a love that runs on habit.',
    coming:
      'Your side of the couch has a dent in it, and you’re content. Your Moon likes what it knows, and Saturn, the planet of things that last, is coming around to agree. Call it boring. Sit closer.',
    exact:
      'What soothes you isn’t surprise. It’s the same joke, the cup handed over without asking, the foot that finds yours. Saturn, fond of anything proven, is at an easy angle to your Moon. Stay in.',
    leaving:
      'Some love gets promises and some gets upholstery. Yours took your full weight while Saturn, who wears things in, was good to your Moon, and it’ll take more. Don’t plump the cushion.',
    register: 'light',
    area: 'love',
    advice: 'rest',
    picture: 'container',
  },
  hard: {
    headline: 'You went quiet, and it hurts that nobody asked.',
    coming:
      'In company lately, you keep your coat on. There’s a loneliness in you that doesn’t want to trouble anyone, and Saturn, who draws lines around us, is nearing a hard angle with your Moon. Stay near people.',
    exact:
      'You’d hoped a friend would notice without being told, and they haven’t. With Saturn, who hates to ask, at a hard angle to your Moon, needs feel like imposing. Tell one person. “I’ve been low” will do.',
    leaving:
      'You’ve unbuttoned, and there’s a hook for your coat. Saturn, who keeps us apart and shows us who comes over, is moving away from your Moon. Remember who reached to help. You weren’t a bother.',
    register: 'grave',
    area: 'friends',
    advice: 'ask',
    picture: 'person',
  },
};
