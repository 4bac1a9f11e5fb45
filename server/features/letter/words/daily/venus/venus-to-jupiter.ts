// Venus at the reader's Jupiter.
import type { MatterUnits } from '../../unit.ts';

export const VENUS_TO_JUPITER: MatterUnits = {
  joined: [
    {
      headline: 'Take a door off and call it a table.',
      notice:
        'You invite as many people as you’ve got chairs. Lately that’s been the same three and a draft, and you’re hungry for a racket.',
      why: 'Your Jupiter is a host who never could count heads, and Venus, who sets the places, lands on it {exact}.',
      helps:
        'Measure the closet door, with a tape or in your head, and ask that many people over. They’ll bring dishes. They’ll sit on coolers, on radiators, on each other.',
      question: 'Who’d be there if you hadn’t counted?',
      register: 'light',
      area: 'home',
      advice: 'start',
      picture: 'table',
    },
    {
      headline: 'You’re owed a laugh that makes no sound.',
      notice:
        'Lately you type “ha” with the face from your passport. You miss the real one, the wheeze, when somebody has to hold on to the wall.',
      why: 'Good company is what Venus brings to your Jupiter {exact}, and your delight comes in one size, which won’t fit into two letters.',
      helps:
        'Call whoever was there for the canoe. Make them do the voices. No border would let you in with that face.',
      question: 'Who last made you beg them to stop?',
      register: 'light',
      area: 'body',
      advice: 'listen',
      picture: 'person',
    },
    {
      headline: 'Win them the bear.',
      notice:
        'You did the math on the bottles, said “it’s rigged,” and walked on. Someone you love had looked back at the blue one, and you’ve mildly regretted it since.',
      why: 'Venus plays for sweethearts, your Jupiter plays long odds, and with the two at one counter {exact}, sense can wait in the car.',
      helps:
        'Find a bear today: a raffle, a claw machine, a dare. Five dollars, no arithmetic. Lose with your whole arm. They’ll carry that home.',
      question: 'When did being right get better than being silly?',
      register: 'light',
      area: 'love',
      advice: 'start',
      picture: 'outdoors',
    },
  ],
  easy: [
    {
      headline: 'The spare ticket isn’t for the usual friend.',
      notice:
        'You’ve got a seat to fill, at a show or in the car, and your thumb went to the same name. It’s a fine name. You’re bored with how well you two behave.',
      why: 'Your Jupiter wants a wild card, Venus wants a seatmate, and on easy terms {exact}, they’d share the armrest.',
      helps:
        'Offer it to someone you’ve only met in doorways, the cello neighbor or the quiet in-law. The usual friend gets the story.',
      question: 'Who’s one ticket away from being your friend?',
      register: 'light',
      area: 'friends',
      advice: 'ask',
      picture: 'paper',
    },
    {
      headline: 'Put your own name in the hat.',
      notice:
        'You forwarded the opening to a colleague: “This is so you,” three hearts. Off it went, with a pang of envy, since nobody’s sent you one.',
      why: 'Luck likes a familiar face, so Venus, who makes you easy to like, puts in a word with your Jupiter {exact}.',
      helps:
        'Send yourself that note, hearts and all. Then fill in the form to its last box and drop it in. Hats can’t tell who’s modest.',
      question: 'Who did you hope would think of you?',
      register: 'light',
      area: 'work',
      advice: 'start',
      picture: 'container',
    },
    {
      headline: 'Overtip somebody, and be gone before they look.',
      notice:
        'You round up to the decent number, always, and feel what the card reader feels. You’d love to be a stranger’s good story. It’s a shy vanity.',
      why: 'On good terms with your Jupiter, which was born openhanded, Venus, easily charmed, supplies the bills {exact}.',
      helps:
        'Choose the barber, the driver or the kid with the violin. Leave what lifts your own eyebrows, and be around the corner. They’ll describe your coat for years.',
      question: 'Which stranger do you still tell people about?',
      register: 'light',
      area: 'money',
      advice: 'move',
      picture: 'road',
    },
    {
      headline: 'You always get out of the water first.',
      notice:
        'You’re wrapped and sensible on the edge while the others are still in, loud, blue around the lips. You envy them their wrinkled fingers.',
      why: 'Your Jupiter stays for the end of anything nice, and Venus, at a kind angle to it {exact}, is in no hurry either.',
      helps:
        'Go back in. No pool? Run the bath again, hot, when you’d usually pull the plug. Float till your ears fill. Nobody can reach you.',
      question: 'When did you start getting out early?',
      register: 'light',
      area: 'body',
      advice: 'rest',
      picture: 'water',
    },
  ],
  hard: [
    {
      headline: 'You said “love you” and got “drive safe.”',
      notice:
        'It came out at the curb, about four exits before you’d planned. They patted the roof of the car. You were mortified for miles.',
      why: 'For Venus, fondness has a speed limit, and it’s at a hard angle {exact} to your Jupiter, which arrives early with open arms.',
      helps:
        'Don’t take it back, and don’t circle the block for an answer. Do one small kindness at their speed. The sentence can stay where you parked it.',
      question: 'What might “drive safe” mean, coming from them?',
      register: 'warm',
      area: 'love',
      advice: 'move',
      picture: 'road',
    },
    {
      headline: 'Free shipping cost you thirty-one dollars.',
      notice:
        'A little bar said you were almost there, so in went a second spatula and a candle called Linen. You were triumphant. The box came up to your knee.',
      why: 'Your Jupiter can’t hear “almost” without running, and at odds with Venus {exact}, it runs straight to the pretty shelf.',
      helps:
        'Open your next cart and take out whatever’s there to keep something else company. Pay the six dollars. That’s the cheapest spatula you’ll never own.',
      question: 'What were you hungry for before you started scrolling?',
      register: 'firm',
      area: 'money',
      advice: 'let go',
      picture: 'container',
    },
    {
      headline: 'The one you vouched for is late again.',
      notice:
        '“You’ll love them,” you told your boss, on the strength of one wonderful wedding. Now you watch the door with a host’s smile. You feel foolish.',
      why: 'Hiring on charm, Venus is at odds {exact} with your Jupiter, which hands out its good word like mints.',
      helps:
        'Quit covering for them. Say it in the hall: “I put my name on you. What’s going on?” Hear the answer. Then sit with your back to the door.',
      question: 'When was liking someone last good evidence?',
      register: 'firm',
      area: 'work',
      advice: 'speak',
      picture: 'door',
    },
  ],
};
