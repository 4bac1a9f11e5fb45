// The Moon in each house: where in life one looks for comfort, and what one needs there.

import type { ChapterUnit, House } from '../unit.ts';

export const MOON_IN_HOUSES: Readonly<Record<House, ChapterUnit>> = {
  1: {
    headline: 'Your shoulders read the room before you do.',
    text: 'The door’s hardly open and they’re up by your ears, or they’ve dropped an inch, and you couldn’t say why. The Moon, which is what you feel and need, is in the first house, so it walks in ahead of you. It’s seldom wrong. Beside you a stranger lets out a breath and says it’s been a rough week. Those who love you check your shoulders, never mind your answer, and you’re annoyed, then relieved. Check them yourself. They’d like a chair.',
  },
  2: {
    headline: 'There’s a folded twenty behind your phone.',
    text: 'It’s been there so long that it’s taken on the shape. The Moon is your need for safety, and in the second house safety’s something you can count: money put by, a full shelf, your own good blanket. You take care of what you’ve got, and you’ve pressed that very twenty on a friend. Tired, you go shopping for comfort, or refuse to buy any, and the worry’s the same at every balance. Unfold it sometimes. It was never what held you up.',
  },
  3: {
    headline: 'Your favorite thread has no news in it.',
    text: 'A dog in a hat, “lol,” rain, a sign with a typo, a thumb. It’s gone on for years, with a sibling or a neighbor who’s become one. The Moon is how you’re comforted, and in the third house what comforts you is small and close: chatter, the walk to the corner, your seat on the bus. You’ve kept somebody going with a photo of soup. But a bare “k” can hurt you all day. They were probably in line. Send the dog.',
  },
  4: {
    headline: 'The key tells you who’s home.',
    text: 'Whether it scraped in the lock, whether it was dropped in the bowl: long ago, from the hall, you learned to tell what kind of hours were coming. The Moon, your need to be safe, is at home in the fourth house, and it’s still listening. So you hear who’s gone quiet, and people rest well under your roof. You rest less. You’re braced, with an old dread, for a mood that moved out years ago. Somebody hears your key, too. Come in humming.',
  },
  5: {
    headline: 'You’ve used the swings with no child in sight.',
    text: 'You looked around first. Then you pushed off, in your work shoes, and in a minute you could breathe. The Moon is whatever refills you, and in the fifth house that’s play: a game, a crush, something silly made by hand, an hour among children. Solemn people thaw near you. A month of pure duty turns you mopey, and you’ve mistaken a flirtation for rest. Swings are free. Go before you’re desperate, and let somebody push.',
  },
  6: {
    headline: 'Coffee, shoes, news: in that order, you’re safe.',
    text: 'A houseguest who chats before the shoes can undo you, and you know how that sounds. Your Moon, which is what settles you, is in the sixth house, so you’re settled by daily things: the route, the dishes, a swept floor. And you see to other people’s. It was you who noticed that the new hire hadn’t eaten. But you’ll answer sadness with an extra shift, and come apart over a moved appointment. Away from home, keep one of the three. Shoes will do.',
  },
  7: {
    headline: 'Alone in the bed, you keep to your side.',
    text: 'There’s nobody to crowd, and still you leave half of it smooth. The Moon is your rest and your appetite, and in your seventh house it likes a second person near: a partner, a best friend, a sister on speaker while you fold laundry. You can tell they need water before they cough. Do you need some? You’d have to think. You sit up until they’re cheerful, worn out and a little resentful. Lie down in the middle. See where you roll.',
  },
  8: {
    headline: 'Somebody’s under orders to burn your notebooks.',
    text: 'They’ve promised not to look. You chose them with more care than you’d give to a bank, and you’ve slept better since. The Moon is where you’re soft, and in the eighth house you’re soft behind a lock: secrets, shared money, favors owed, whatever’s ending. So frightened people find you, and you don’t flinch or tell. It’s being helped that keeps you up, and you’ve been lonely two feet from somebody who’d have loved page one. Read it to them. Matches can wait.',
  },
  9: {
    headline: 'On bad days you look up the ferry schedule.',
    text: 'You aren’t leaving. It just helps that there’s a boat, that it takes six hours, and that over there it’s somebody’s ordinary street. The Moon, which is how you get over things, goes far in the ninth house: to another country, a long book, a faith or an argument with one. You’ve put a friend’s heartbreak on a map, and it fit. But those nearest you hear the gangway go, and you’ve been homesick on both shores. Tell them the fare. Ask who’d come.',
  },
  10: {
    headline: '“Got a minute?” says the boss, and you’re eight.',
    text: 'It’s about the holiday schedule. But all down the hallway it’s been pure dread, in shoes with Velcro. The Moon, your need to feel safe, is out in the tenth house, among work, rank and reputation, so how you’re thought of there is how you sleep. It’s made you kind. Anyone you send for is told what it’s about before the door shuts, and they’d follow you anywhere. “Sure. About what?” is a grown-up’s question. You can ask it.',
  },
  11: {
    headline: 'A former roommate drove you home from the dentist.',
    text: 'A neighbor had the ice ready. The Moon is what feels like family to you, and in the eleventh house that’s friends, a circle, people who want the world to turn out as you do. You remember whose interview it is. When they all go somewhere and forget to tell you, you feel orphaned, and type “Have fun.” At your worst hour there’s a whole list to call, and you’ve called no one. They’d all drive. Start with the roommate.',
  },
  12: {
    headline: 'You’ve sat in the bathroom at parties you liked.',
    text: 'On the edge of the tub, with the fan running, you read the back of a shampoo bottle, and then you could go out again. The Moon, what you need when you’re tired, is in the twelfth house, and it needs to be alone and unseen. You know others who hide, too; you’ve passed tissues under a door. But you hide things from yourself, and you’ll be sad for weeks before you hear it. Sit a minute more. Ask what the fan’s been covering.',
  },
};
