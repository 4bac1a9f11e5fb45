// Seasons of Uranus at the reader's Moon.

import type { SeasonUnits } from '../../unit.ts';

export const URANUS_TO_MOON: SeasonUnits = {
  joined: {
    headline: 'You’re looking at apartments in other cities.',
    coming:
      'It began with one listing, and now you know what a studio costs in Duluth. Uranus, the restless one, is coming up on your Moon, your sense of home. The boxes aren’t taped yet. Leave them.',
    exact:
      'Your moods change rooms without telling you, and nothing on the shelf looks like yours. On your Moon sits Uranus, which wakes people up. Keep the lease. Ask what you’re hungry for.',
    leaving:
      'You moved, or you rearranged everything but the sink. Uranus, planet of the itchy foot, is through with your Moon. One carton stayed unpacked. It’s mostly cables. Whatever you were missing wasn’t in it.',
    register: 'firm',
    area: 'home',
    advice: 'listen',
    picture: 'container',
  },
  easy: {
    headline: 'You get to do the holidays your way.',
    coming:
      'The family gathering has had the same seating chart since you were nine. Somebody’s winking at your Moon, namely Uranus, which likes an empty rulebook. Ask who else is tired of it. You’ll be amazed.',
    exact:
      'You could invite the neighbor, the ex-roommate and her parrot. Uranus, friend to mixed company, is on easy terms with your Moon, and home turns out to be portable. Borrow chairs. They don’t have to match.',
    leaving:
      'A new custom needs doing twice, and people already ask about next year. Uranus, who never saved a recipe, leaves your Moon in high spirits. Whose parrot was that? You’ve got a tradition with feathers on it.',
    register: 'light',
    area: 'friends',
    advice: 'ask',
    picture: 'table',
  },
  hard: {
    headline: 'Somebody’s room is empty, and you keep it shut.',
    coming:
      'Someone you live with is packing sooner than the plan said, and you keep checking on the laundry. Uranus, which won’t wait until you’re ready, is jostling your Moon. Help carry. You’re allowed to mind.',
    exact:
      'The house has an echo that it didn’t have before, and loneliness turns up in the cereal aisle. Uranus, which clears a room without notice, is hard on your Moon. Sit in there awhile.',
    leaving:
      'You’ve opened that door, aired the room, and put one thing of your own on the bed. Uranus, who empties a drawer to show you its size, is moving out on your Moon. They still call, too.',
    register: 'firm',
    area: 'home',
    advice: 'move',
    picture: 'door',
  },
};
