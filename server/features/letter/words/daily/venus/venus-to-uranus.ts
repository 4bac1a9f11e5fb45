// Venus at the reader's Uranus.
import type { MatterUnits } from '../../unit.ts';

export const VENUS_TO_URANUS: MatterUnits = {
  joined: [
    {
      headline: 'The person you know best just surprised you.',
      notice:
        'You’d have sworn they hated it, and there they were, singing the tenor part, or speaking softly to a heron. You went shy, as though next to a stranger on a plane.',
      why: 'Your Uranus falls for news, Venus falls for people, and with the two in one row {exact}, it’s the same person.',
      helps:
        'Stay seated. Ask what you’d ask a stranger, “Where did you learn that?” and skip “Since when?” It’s a long flight.',
      question: 'What have you stopped asking, because you knew?',
      register: 'warm',
      area: 'love',
      advice: 'ask',
      picture: 'up',
    },
    {
      headline: 'One friend of yours matches nobody else.',
      notice:
        'You see them alone, the one who’ll talk eels with a cashier, like a lamp that goes with nothing. You’re protective. A bit cowardly, too.',
      why: 'The oddity in you, your Uranus, has been seeing people separately, and Venus, who lives for introductions, moves in with it {exact}.',
      helps:
        'Put the lamp in the living room. Have two others over, say “this is who I talk to about eels,” and let it light what it lights.',
      question: 'Which of you are they the only witness to?',
      register: 'light',
      area: 'friends',
      advice: 'speak',
      picture: 'fire',
    },
    {
      headline: 'Ride the cart back to the corral.',
      notice:
        'You push it there like a citizen, and each time, where the lot slopes, one foot goes looking for the bar. You glance around and walk. It’s glee, with a chaperone.',
      why: 'Venus likes a treat, your Uranus likes misbehaving, and on one set of wheels {exact}, they’re already rolling.',
      helps:
        'Lose the chaperone. Two running steps, feet up, and coast as far as the slope allows. No cart? Try a swivel chair, or socks and a hallway.',
      question: 'Who are you afraid would see?',
      register: 'light',
      area: 'body',
      advice: 'start',
      picture: 'outdoors',
    },
  ],
  easy: [
    {
      headline: 'Paint the inside of a closet orange.',
      notice:
        'You picked your walls so that nobody could object, and nobody has. You come home bored to a color called Agreeable.',
      why: 'A room can please and talk back, once Venus and your Uranus, its rude tenant, are on easy terms {exact}.',
      helps:
        'Get the smallest can they’ll mix, in whatever made you grin, and do one closet. With a landlord, do a drawer. Guests will see Agreeable. Your coats will know.',
      question: 'What would your walls say with nobody to please?',
      register: 'light',
      area: 'home',
      advice: 'start',
      picture: 'door',
    },
    {
      headline: 'Hold the meeting on the stairs.',
      notice:
        'You’ve sat through so many in that room, or that grid of squares, that you’ve named the stain. You’re numb to the eyebrows. Nobody’s had an idea since spring.',
      why: 'From an easy angle to your Uranus, Venus is carrying your oddest idea upstairs {exact}, with a smile that’ll sell it.',
      helps:
        'Propose it: same agenda, one step each, or all the cameras at a window. Somebody will say what they’ve never said sitting in a row.',
      question: 'What do you only think of standing up?',
      register: 'light',
      area: 'work',
      advice: 'move',
      picture: 'up',
    },
    {
      headline: 'Take ten dollars to the wrong aisle.',
      notice:
        'You shop like a commuter train, the same stops in the same order, and you could recite the receipt. Boredom rides along in the child seat.',
      why: 'There’s money for a detour {exact}, with Venus, who holds the purse, on good terms with your Uranus, which can’t stand a schedule.',
      helps:
        'Get off early: bait, sheet music, hinges, foreign stamps. Spend the ten without a reason. You’ll find out why later.',
      question: 'What did you buy before anyone asked you why?',
      register: 'light',
      area: 'money',
      advice: 'move',
      picture: 'road',
    },
    {
      headline: 'Swap coats with somebody for a block.',
      notice:
        'You’ve worn the same black coat for four winters, and so has everybody you know. You saw them on the hooks, crows at a meeting, and you were bored and fond at once.',
      why: 'A change of feathers comes easily {exact}: Venus, who likes things pretty, has taken to your Uranus, which likes them strange.',
      helps:
        'Trade with whoever’s is least like yours. Go around the block, hands in their pockets. Keep the gum.',
      question: 'Whose life would you try on by the sleeve?',
      register: 'light',
      area: 'friends',
      advice: 'move',
      picture: 'outdoors',
    },
  ],
  hard: [
    {
      headline: 'Someone you love is watching your blue dot.',
      notice:
        'You shared it in a tender minute, so they’d know you got home. Now it’s “Why were you on Elm?” You resent a street.',
      why: 'Your Uranus won’t be followed, and with Venus, who wants you near, at a hard angle {exact}, near has a map.',
      helps:
        'Say it before you switch it off: “I like telling you where I’ve been. I’d like to be asked.” Then tell them about Elm. There’s a dog.',
      question: 'What are they really looking for on that map?',
      register: 'firm',
      area: 'love',
      advice: 'speak',
      picture: 'road',
    },
    {
      headline: 'Your family still buys you frogs.',
      notice:
        'You liked one once, at nine, and there have been mugs, slippers and a doorstop ever since. They’re so pleased. You feel trapped, in amphibian slippers.',
      why: 'Presents are how Venus pays attention, and at odds {exact} with your Uranus, which sheds skins unannounced, they’re going to an old address.',
      helps:
        'Hold a frog election. One keeps its seat, the rest find another pond. Then post what you love now to the family: “For the record.”',
      question: 'Who are you still being, to spare them the news?',
      register: 'warm',
      area: 'home',
      advice: 'let go',
      picture: 'outdoors',
    },
    {
      headline: 'Someone at work calls you Smiley.',
      notice:
        'You never agreed to it. It was friendly, it stuck, and then it was on the cake. You grin on cue now, with the irritation of a person being laminated.',
      why: 'Much as Venus enjoys being liked, at odds with your Uranus, which won’t hold a pose, it’s cornered {exact}.',
      helps:
        'Hand it back while it’s still a joke: “Retire Smiley for me. I’ve got a name, and moods.” Say it warmly. Then have a mood.',
      question: 'Who’d they meet if Smiley called in sick?',
      register: 'firm',
      area: 'work',
      advice: 'speak',
      picture: 'person',
    },
  ],
};
