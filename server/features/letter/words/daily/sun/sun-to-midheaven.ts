// The Sun at the reader's Midheaven.
import type { MatterUnits } from '../../unit.ts';

export const SUN_TO_MIDHEAVEN: MatterUnits = {
  joined: [
    {
      headline: 'They said your name in the big room.',
      notice:
        'Your work comes up in the room with the good chairs, and somebody says whose it is. You’re proud, and you’d like to be under the table.',
      why: 'Your Midheaven is your most public address, and the Sun, which chooses whom to look at, climbs onto it {exact}.',
      helps:
        'Keep your chair. Say “Thanks, I’d like to do the next one, too,” and name it. You can get under the table later.',
      question: 'What would you ask for while they’re looking?',
      register: 'warm',
      area: 'work',
      advice: 'speak',
      picture: 'up',
    },
    {
      headline: 'Home has finally heard your work voice.',
      notice:
        'You come out of a call, and someone says, “Is that how you talk?” They’ve heard you run the thing, through a door. You’re embarrassed, and a little proud.',
      why: 'The Sun, the great announcer, stands on your Midheaven, the you that strangers hire, {exact}, and doors are thin.',
      helps:
        'Do it again on purpose. Explain what was being decided, in the voice, then lend it to the household for one call. The landlord will fold.',
      question: 'Which of your voices would you rather keep?',
      register: 'light',
      area: 'home',
      advice: 'speak',
      picture: 'person',
    },
    {
      headline: 'You know the number. Say it in daylight.',
      notice:
        'You looked up what your job pays elsewhere, then shut the window as if somebody’d come in. You felt indignant, and folded it small.',
      why: 'Your standing in the world, your Midheaven, goes on display {exact}, pay included: the Sun has come to it.',
      helps:
        'Write it on a card and read it aloud till it’s dull as a zip code. Then ask for the meeting. The card keeps.',
      question: 'Whose permission would make it a fair number?',
      register: 'warm',
      area: 'money',
      advice: 'ask',
      picture: 'paper',
    },
  ],
  easy: [
    {
      headline: 'Send it before you change the font.',
      notice:
        'Your application’s been finished since the last time you said it wasn’t. You’ve taken a comma out and put it back, and the hum you call being thorough is mostly hope.',
      why: 'Your name is known at your Midheaven, and the Sun, a fine reference to have, is on good terms with it {exact}.',
      helps:
        'Attach it. Send it. Be out of the chair before the page reloads. Nobody in hiring has ever said, “But the comma.”',
      question: 'What would a ninth draft protect you from?',
      register: 'light',
      area: 'work',
      advice: 'finish',
      picture: 'paper',
    },
    {
      headline: 'A friend is overselling you. Allow it.',
      notice:
        'You walk up as they’re telling your best story to someone new, and in this version it was snowing. A correction rises. Under it you’re as pleased as a kid on shoulders.',
      why: 'Your reputation lives at your Midheaven, and the Sun, which carries names far, is at an easy angle to it {exact}.',
      helps:
        'Stay up there. Hold out a hand and say “That was me.” Then sell your friend, with weather.',
      question: 'What do they say of you that you’d never dare to?',
      register: 'light',
      area: 'friends',
      advice: 'listen',
      picture: 'up',
    },
    {
      headline: 'You’re saving your days off for an emergency.',
      notice:
        'Your vacation sits in the system like coupons in a drawer, and the form has a box for a reason. The empty box makes you feel oddly guilty.',
      why: 'Your good name can stand in for you {exact}, while your Midheaven has help from the Sun, well disposed to anyone who’s been working.',
      helps:
        'Clip one. Book a day, leave the box blank, and plan nothing for it that needs a clock.',
      question: 'What would count as tired enough?',
      register: 'warm',
      area: 'body',
      advice: 'rest',
      picture: 'container',
    },
    {
      headline: 'You could say what they pay you.',
      notice:
        'You were asked what the job pays, sideways, by somebody newer, over a coffee they kept stirring. You changed the subject and felt a little prim. That was you once, guessing low.',
      why: 'Your Midheaven is how far up the stairs you’ve gotten, and the Sun, which leaves the light on, is its friend {exact}.',
      helps:
        'Find them again. Say the figure, plainly, and then the one you wish you’d asked for. Watch the spoon stop.',
      question: 'Whose number would have saved you years?',
      register: 'warm',
      area: 'money',
      advice: 'speak',
      picture: 'table',
    },
  ],
  hard: [
    {
      headline: 'You nodded. You have no idea which boat.',
      notice:
        'Your phone buzzes with work while somebody in the kitchen is telling you a dream with a boat in it, and you do the nod that fools no one. You’re torn, then caught.',
      why: 'Just one thing gets the Sun’s light, and with your Midheaven at a hard angle to it {exact}, work and the kitchen both apply.',
      helps: 'Choose out loud: “Ten minutes, then start again from the boat.” Be back in nine.',
      question: 'Who at home gets the nod most?',
      register: 'firm',
      area: 'home',
      advice: 'listen',
      picture: 'water',
    },
    {
      headline: 'Your manager keeps coming on your dates.',
      notice:
        'You’re telling the one you love about the reorganization again, with the voices, and their eyes go to the window. You’re bored, too.',
      why: 'Your place in the pecking order is your Midheaven’s affair, and the Sun, which makes things loom, is at odds with it {exact}.',
      helps:
        'See the manager to the door. For one whole meal name nobody from work, and ask after the thing they mentioned that you let go by.',
      question: 'What did you two talk about before this job?',
      register: 'warm',
      area: 'love',
      advice: 'listen',
      picture: 'door',
    },
    {
      headline: 'Your shoulders are a rung too high.',
      notice:
        'They go up a notch each time a former classmate of yours posts a title with “global” in it. Behind the envy, which is real, you’re tired of climbing.',
      why: 'The Sun lights the top of every ladder, and from a hard angle to your Midheaven {exact}, it makes your own look short.',
      helps:
        'Climb down. Lie on the floor, shoulders where they fall by themselves, until the only title above you is “ceiling.”',
      question: 'Whose ladder is it, really?',
      register: 'firm',
      area: 'body',
      advice: 'rest',
      picture: 'down',
    },
  ],
};
