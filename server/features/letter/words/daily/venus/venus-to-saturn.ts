// Venus at the reader's Saturn.
import type { MatterUnits } from '../../unit.ts';

export const VENUS_TO_SATURN: MatterUnits = {
  joined: [
    {
      headline: 'Sand the side that faces the wall.',
      notice:
        'Everybody’s told you it’s fine, and it is, and still your thumb finds the rough spot nobody will ever touch. That’s pride, the quiet kind.',
      why: 'Your Saturn wants the thing right, Venus wants it beautiful, and at one bench {exact}, they mean the same board.',
      helps:
        'Take twenty minutes for a hidden part: the file names, the footnote, the seam. Then put down the sandpaper. You’ll know it’s smooth, and your thumb’s a hard judge.',
      question: 'Whose careful work do you use without noticing?',
      register: 'warm',
      area: 'work',
      advice: 'finish',
      picture: 'tool',
    },
    {
      headline: 'You’ve been saying “I love you” in tire pressure.',
      notice:
        'You check their tires, book the vet and quiet the smoke alarm, and then they ask, half joking, whether you’re still in this. You’re stung. Hadn’t they noticed the tread?',
      why: 'Affection, which is Venus’s whole trade, reports to your Saturn {exact}, and there love rolls up its sleeves and forgets to talk.',
      helps:
        'Say it once in their language, beside the car: “All that air was me.” Then the short version. It’ll hold.',
      question: 'Who said it out loud, where you grew up?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'road',
    },
    {
      headline: 'Take the sheet off the good sofa.',
      notice:
        'It’s there against sun, dog and jam, and you sit beside it on the hard chair. You feel dutiful, and your back hurts.',
      why: 'Your Saturn wants it kept, Venus wants it sat in, and over one sofa {exact}, they’ve folded their arms.',
      helps:
        'Pull the sheet. Sit down hard in the middle with whatever you’re eating, and stay until it stops looking like somebody else’s. If there’s a spot, that spot’s yours.',
      question: 'Who’s the company you’re keeping it for?',
      register: 'light',
      area: 'home',
      advice: 'rest',
      picture: 'down',
    },
  ],
  easy: [
    {
      headline: 'Sit down before you’re tired.',
      notice:
        'You rest the way people call a plumber, once there’s water in the hall. You’re proud of how long the pipes have held. Proud, and damp at the ankles.',
      why: 'Your Saturn would rather endure, and Venus, with a gift for ease and an easy angle to it {exact}, suggests maintenance.',
      helps:
        'Stop while the floor’s dry. A real chair, both feet flat, ten minutes with nothing to show for them. Nothing will burst. That’s the idea.',
      question: 'Who’d you have to be, to stop halfway?',
      register: 'light',
      area: 'body',
      advice: 'rest',
      picture: 'water',
    },
    {
      headline: 'Somebody’s casserole dish lives with you now.',
      notice:
        'You’ve had it so long that it’s got a shelf. It came full, in a bad week, and you never properly said thank you. You’re sheepish.',
      why: 'The accounts are your Saturn’s, the friendship’s Venus’s, and on good terms {exact}, they can turn a debt into a visit.',
      helps:
        'Take it back, empty. Ring the bell, hold it out with both hands, and say “I think of you whenever I move this.”',
      question: 'What were they to you, the week it was full?',
      register: 'warm',
      area: 'friends',
      advice: 'finish',
      picture: 'container',
    },
    {
      headline: 'There’s a shop that can still fix that.',
      notice:
        'You’ve got a coat with a broken zipper, and its replacement in a tab, sixty dollars. You feel disloyal. The old one came to your interviews.',
      why: 'Your Saturn likes things to last, and with a hand {exact} from Venus, who likes the things, mending’s half a pleasure.',
      helps:
        'Close the tab. Find the place with the hand-painted sign and lay the patient on the counter. “Next week,” they’ll say. Go back.',
      question: 'What have you thrown out that only needed a stitch?',
      register: 'light',
      area: 'money',
      advice: 'ask',
      picture: 'door',
    },
    {
      headline: 'You love people like a good roof.',
      notice:
        'You don’t say much. You check their tires and carry the heavy end, and you’re a little afraid that from inside the house it doesn’t look like love.',
      why: 'Your Saturn does its loving from a ladder, and Venus, the tender one, is at an easy angle to it {exact}, looking up.',
      helps:
        'Come down and say it once, plainly, the wrench still in your hand: “This is how I do it.” They’ll have guessed.',
      question: 'What would they miss first if you stopped?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'up',
    },
  ],
  hard: [
    {
      headline: 'Highest praise in your family is “no complaints.”',
      notice:
        'You showed them the room you’d painted, and they ran a finger along the sill like an inspector. “Looks solid.” You were crushed, over a sill.',
      why: 'Hoping for a gasp, Venus, at a hard angle {exact} to your Saturn, where the first standards were set, got a checklist.',
      helps:
        'Ask for what inspectors don’t carry: “Tell me one part you like.” Then wait. Coming from them, “the trim” is a love poem.',
      question: 'What have you built that only they can approve?',
      register: 'warm',
      area: 'home',
      advice: 'ask',
      picture: 'person',
    },
    {
      headline: 'Nobody’s touched your shoulders but your bag.',
      notice:
        'You carry half an office on one strap, and when a friend’s hand came down there, you jumped. They said sorry. You were lonely clear to the elevator.',
      why: 'Touch is Venus’s native language, and at odds with your Saturn {exact}, it hears “I’ve got it, thanks.”',
      helps:
        'Turn the bag out and leave the bricks: the third charger, the book you’re avoiding. Then ask someone kind for a thumb where the strap goes.',
      question: 'Who taught you that light was the same as careless?',
      register: 'warm',
      area: 'body',
      advice: 'let go',
      picture: 'container',
    },
    {
      headline: 'They split it nine ways, and you’d had salad.',
      notice:
        'Under the table you did the long division, smiled, and bought other people’s oysters. You were resentful over eleven dollars, and then embarrassed by the eleven.',
      why: 'Doing ninths is nothing to your Saturn, and with Venus, who’d rather be pleasant, at a hard angle to it {exact}, pleasant has a price.',
      helps:
        'Say it before anyone orders: “I’m keeping mine small, so I’ll get my own.” No reasons. Then don’t audit the oysters.',
      question: 'What have you been paying to seem easy?',
      register: 'firm',
      area: 'friends',
      advice: 'speak',
      picture: 'table',
    },
  ],
};
