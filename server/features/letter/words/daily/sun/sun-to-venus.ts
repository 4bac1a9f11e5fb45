// The Sun at the reader's Venus.
import type { MatterUnits } from '../../unit.ts';

export const SUN_TO_VENUS: MatterUnits = {
  joined: [
    {
      headline: 'They’re looking at you, not behind you.',
      notice:
        'Somebody holds your gaze a beat longer than the conversation needed, and you turn to see who they meant. There’s only a coat rack. Under the fluster you’re delighted.',
      why: 'The Sun, which finds one face in a crowd, meets your Venus, where you like and get liked, {exact}.',
      helps:
        'Look back for one whole breath. Then say the first friendly thing that comes, and don’t give it to the coat rack.',
      question: 'What would you have to believe to stay put?',
      register: 'light',
      area: 'love',
      advice: 'speak',
      picture: 'person',
    },
    {
      headline: 'You’ve visited that lamp eleven times.',
      notice:
        'You keep it open in a browser tab, between the bank and the weather, and drop by the way people drop by a pet store. It’s desire, of the tame kind.',
      why: 'Your taste and your wallet are both your Venus’s, and the Sun, frank about what it likes, is on top of it {exact}.',
      helps:
        'Consult the bank tab. Then bring it home, or say “Nice knowing you,” close it, and let it glow at someone else.',
      question: 'Where did you picture it standing?',
      register: 'light',
      area: 'money',
      advice: 'finish',
      picture: 'fire',
    },
    {
      headline: 'That collar has been itching since you bought it.',
      notice:
        'You’ve had it on so long that you filed the irritation under personality. Then you notice your hand, back at your neck again, scratching. It’s only the tag.',
      why: 'Your Venus knows silk from sandpaper, and the Sun, which wakes whatever it lies on, joins it {exact}.',
      helps:
        'Get the scissors. Cut the tag out, or change in the middle of everything into the softest shirt you own, and do the next thing at its pace.',
      question: 'What else have you stopped feeling?',
      register: 'warm',
      area: 'body',
      advice: 'let go',
      picture: 'tool',
    },
  ],
  easy: [
    {
      headline: 'You could use a friend. You have the shovel.',
      notice:
        'You’ve met someone twice, liked them twice, and left it there, because who makes friends at your age? It’s shyness at the edge of the sandbox, with a perfectly good shovel.',
      why: 'Your gift for company, your Venus, has the Sun at a friendly angle {exact}, and people are easy to approach.',
      helps:
        'Text them something with a place in it: “Record store this week?” Shovels don’t say much either.',
      question: 'Who made the first move in your best friendship?',
      register: 'light',
      area: 'friends',
      advice: 'start',
      picture: 'outdoors',
    },
    {
      headline: 'Your view needs a rag, not a move.',
      notice:
        'You’ve been scrolling through apartments with more light, homesick for places you’ve never lived. Meanwhile there’s a tree out there, behind two winters of fingerprints.',
      why: 'The Sun, which shows you what’s dusty and what’s dear, is helping your Venus {exact}, and your Venus knew that tree at once.',
      helps:
        'Do one window, as far out as your arm goes: vinegar, newspaper, the corners. Then close the listings and stand there awhile. The tree was included.',
      question: 'What would a stranger love about your place?',
      register: 'warm',
      area: 'home',
      advice: 'finish',
      picture: 'tool',
    },
    {
      headline: 'Somebody who loves you takes out the trash.',
      notice:
        'You’ve had it done for you so faithfully that it’s become part of the plumbing. Then you see them at it, in your slippers, and the tenderness nearly knocks you over.',
      why: 'What’s dear to you gets noticed {exact}: the Sun, which picks out what was there all along, is smiling on your Venus.',
      helps:
        'Name it: “Two years of trash cans. I saw.” Then roll them to the curb yourself, before they do.',
      question: 'What do you do for them that goes unseen?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'outdoors',
    },
    {
      headline: 'You’ve had a season ticket for nothing.',
      notice:
        'There’s somebody you hear for free, a podcast, a newsletter, the accordion outside the station, and you’d know them anywhere. You walk on by, a little guilty.',
      why: 'What your Venus enjoys, the Sun would gladly pay for in broad daylight, and they’re in agreement {exact}.',
      helps:
        'Pay for one seat. Five dollars, in the case or the box on the page, and say which part you go back for.',
      question: 'What would go quiet if they gave up?',
      register: 'warm',
      area: 'money',
      advice: 'speak',
      picture: 'person',
    },
  ],
  hard: [
    {
      headline: 'You laughed, and it wasn’t your laugh.',
      notice:
        'On a date, or beside someone you’ve loved for years, you hear it come out on cue, pleasant as a doorbell. What follows is a dull little loneliness.',
      why: 'The Sun wants you as you are, your Venus wants you asked back, and the two are at odds {exact}.',
      helps:
        'Skip the next one. Keep a friendly face and make no sound. See who comes around the side to look for you.',
      question: 'Which joke of theirs have you never found funny?',
      register: 'warm',
      area: 'love',
      advice: 'let go',
      picture: 'door',
    },
    {
      headline: '“I’ve got it,” you said. You hadn’t, quite.',
      notice:
        'Your card’s on the tray before anyone’s moved, and there’s the glow. Then the walk to the car, the arithmetic, and unease for dessert.',
      why: 'A grand gesture is what the Sun loves best, and at its hard angle to your Venus {exact}, it pays with your money.',
      helps:
        'Let the next check lie. Say “Want to split it?” in your “pass the salt” voice. You’ll be liked as before, at a lower rate.',
      question: 'What did you hope the card would say?',
      register: 'firm',
      area: 'money',
      advice: 'ask',
      picture: 'table',
    },
    {
      headline: 'You hoped for “nice work.” “Noted” came back.',
      notice:
        'You sent off a thing you were proud of, and one word came back, lowercase. You open your own file to see what they saw. It stings.',
      why: 'Your Venus counts who’s clapping, and the Sun, which brings the applause, is at a hard angle to it {exact}.',
      helps:
        'Ask about use: “Where did it end up?” Quite often “noted” is on the second slide of somebody’s deck.',
      question: 'Whose “nice work” would be enough?',
      register: 'firm',
      area: 'work',
      advice: 'ask',
      picture: 'paper',
    },
  ],
};
