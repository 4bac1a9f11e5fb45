// Venus at the reader's Pluto.
import type { MatterUnits } from '../../unit.ts';

export const VENUS_TO_PLUTO: MatterUnits = {
  joined: [
    {
      headline: 'You love like somebody packing for a siege.',
      notice:
        'You know their blood type, their pharmacy, and which stairwell you’d take with them out of any hotel. They think you’re calm. That’s fear, in labeled boxes.',
      why: 'Your Pluto knows what you’ve lost, and Venus, who’d simply like to be close, is right on top of it {exact}.',
      helps:
        'Open one box and show them: “I worry, so I know where the stairs are.” Then do something together that takes no surviving, like checkers.',
      question: 'What would you two talk about in peacetime?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'container',
    },
    {
      headline: 'You still look for the saxophone you sold.',
      notice:
        'You made a month’s rent on it, rightly. Still you check pawnshop windows, and the case under a stranger’s arm. It’s grief, asking for the best price.',
      why: 'Your Pluto remembers what it cost, Venus remembers what it loved, and they’ve stopped at one window {exact}.',
      helps:
        'Look up what one like it goes for. Put a tenth of that in a jar with its name on. It won’t be yours. It’ll want playing.',
      question: 'What else did you let go of that year?',
      register: 'warm',
      area: 'money',
      advice: 'start',
      picture: 'container',
    },
    {
      headline: 'Nobody in your family sits in that chair.',
      notice:
        'You all steer around it, the recliner or the end of the table, though its owner’s been gone for years. You set your bag there once and snatched it back. It’s loyalty, and it aches.',
      why: 'Your Pluto won’t give them up, Venus never stopped loving them, and both take the same seat {exact}.',
      helps:
        'Sit in it. There’s the door, the lamp, your spot, as they had them. Then tell somebody who’d know.',
      question: 'What did they see, looking up at you?',
      register: 'warm',
      area: 'home',
      advice: 'rest',
      picture: 'person',
    },
  ],
  easy: [
    {
      headline: 'Thank the one who saw you like that.',
      notice:
        'You wear good shoes to see them, though they once found you on the bathroom floor in a parka. You’ve been formal ever since. It’s embarrassment, freshly shined.',
      why: 'Venus says its thanks late and gladly, and on good terms with your Pluto {exact}, it can mention the worst without moving back in.',
      helps:
        'Say it standing up: “You came, and you sat down on the tile.” Nothing wrapped. Then kick off the shoes.',
      question: 'Why was it them you called?',
      register: 'warm',
      area: 'friends',
      advice: 'speak',
      picture: 'down',
    },
    {
      headline: 'Carry something heavy for the fun of it.',
      notice:
        'You’ve lugged so much that has no handles, the waiting, the not saying, and your arms were never in on it. They’re restless.',
      why: 'Plain weight can be a pleasure, and Venus, at an easy angle {exact} to your Pluto, which outlasts most things, offers you some.',
      helps:
        'Find your size of stone, toddler or bag of soil. Walk it slowly to a better spot. Grunt. Then set it down, and stand there, gloriously idle.',
      question: 'What are you holding that nobody handed you?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'outdoors',
    },
    {
      headline: 'Someone without a title runs the whole place.',
      notice:
        'You’ve seen that nothing moves until one person nods, over in payroll or facilities, with the keys. You’ve meant to be friendly. You’re intimidated by a lanyard.',
      why: 'Your Pluto smells where power’s kept, and on easy terms {exact} with Venus, who makes friends, it needn’t be sly.',
      helps:
        'Drop in wanting nothing. Ask how they learned where everything is, and stay for all of it. Someday you’ll need a door opened. This isn’t that visit.',
      question: 'When did you last visit without a reason?',
      register: 'light',
      area: 'work',
      advice: 'listen',
      picture: 'door',
    },
    {
      headline: 'There’s something in the sock drawer worth asking about.',
      notice:
        'You keep somebody’s old pin in a sock, because it’s ugly, and you’re half afraid of what it’s worth. You’ve never asked. It’s a strange, rich fear.',
      why: 'Hidden things can turn out lovely {exact}, with Venus, who knows the price, on good terms with your Pluto, which owns the sock.',
      helps:
        'Take it to the small shop with the lamp, and let them look through the glass. Whatever they say, wear it home.',
      question: 'Who wore it, and what did they want?',
      register: 'warm',
      area: 'money',
      advice: 'ask',
      picture: 'container',
    },
  ],
  hard: [
    {
      headline: 'They order the soup whenever you’re paying.',
      notice:
        'You get there first with your card, every time, and lately they’ve been choosing small. You call it generous, and it is. You’d be uneasy owing anyone so much as a roll.',
      why: 'Your Pluto prefers to be owed, so when Venus treats, at a hard angle to it {exact}, there are strings.',
      helps:
        'Sit on your hands for one check. Order well. Say thank you once, and go home in debt for a steak.',
      question: 'What are you afraid they’d want back?',
      register: 'firm',
      area: 'money',
      advice: 'rest',
      picture: 'table',
    },
    {
      headline: 'One friend is still muted on your phone.',
      notice:
        'You did it in a hot minute, and it’s held: no pictures, no pings, no name. You know exactly what they’d say about your new couch. You’re angry, and it’s quiet.',
      why: 'Your Pluto never let this go, but Venus, who likes people without permission, is at odds with it {exact}, missing the noise.',
      helps:
        'Find the button. Unmute them for a day, and say nothing. See what you do when they’re funny. It works in both directions.',
      question: 'What was the fight protecting?',
      register: 'firm',
      area: 'friends',
      advice: 'listen',
      picture: 'tool',
    },
    {
      headline: 'There’s a treadmill where your bed was.',
      notice:
        'You opened the door of your old room, and the posters were gone, and a towel hung off a handrail. You were outraged, quietly, years after moving out.',
      why: 'Everybody’s welcome, says Venus, and at odds {exact} with your Pluto, which never signed that room over, it’s smiling too hard.',
      helps:
        'Ask what they kept. Carry one box home and hang the loudest poster where you sleep now. Then try the thing. Nice view, at a walk.',
      question: 'Who were you still keeping in there?',
      register: 'warm',
      area: 'home',
      advice: 'let go',
      picture: 'container',
    },
  ],
};
