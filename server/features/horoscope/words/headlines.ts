// The headline of a text: at most nine words about the reader, no planet and no sign, on the area of life that the
// day's main fact is about. With more lines an area than `REST_DAYS`, none comes back within a fortnight.

import { type Line, lines } from '#server/text/lines.ts';

/** By the house that the main fact is in, counted from the user's sign, 1-12 (index 0 is the first house). */
export const HEADLINES = [
  lines(`
    You don’t have to shrink to fit in.
    You’re allowed to take up the whole chair.
    Say what you want before somebody guesses wrong.
    You’re easier to read than you think.
    You can begin before you feel ready.
    Let them meet the person behind the manners.
    You’ve changed, and people are catching up.
    Your first reaction isn’t your only one.
    You don’t owe anyone the old version.
    Introduce the person you’ve lately become.
    You can be kind without stepping aside.
    What you call stubborn, others call clear.
    You’re the one you’ve been waiting to ask.
    Walk in as if you were expected.
    You don’t need applause to be sure.
  `),
  lines(`
    Your time has a price, and you set it.
    You already own what you were shopping for.
    Count what you have before you count what’s missing.
    You can like a thing and leave it there.
    What you’re worth isn’t up for a vote.
    Keep the good thing within reach.
    You’re allowed to charge for your help.
    Enough is a number you get to choose.
    Put a name on what you’re saving for.
    You don’t have to earn your own comfort.
    Look at the figure you’ve been walking around.
    The cheap version has cost you plenty already.
    You know quality when you hold it.
    A small yes to yourself is affordable.
    Mend a thing once, and it’s yours again.
  `),
  lines(`
    You don’t owe anyone the long answer.
    Say it once, and say it plainly.
    The message you typed deserves a second reading.
    You heard the tone and missed the words.
    Ask the question you’ve been answering yourself.
    You’re better company when you’re curious.
    There’s a reply you’ve been putting off.
    You can change your mind out loud.
    Half of the quarrel was only a misunderstanding.
    Tell the story without making yourself small.
    You know more than you let on.
    Listen for what they didn’t say.
    Your short sentences are your strongest.
    Somebody nearby would love to hear from you.
    You don’t have to win it to be understood.
  `),
  lines(`
    Home is asking for you, not your excuses.
    You can stop hosting and sit down.
    An old voice in your head needs retiring.
    You’re allowed to lock the door and exhale.
    What you grew up with isn’t the rule.
    Somebody in the family is waiting for a word.
    Put one room back on your side.
    You don’t have to fix everyone’s weather.
    The place where you rest deserves your good taste.
    You’ve outgrown a chair at that table.
    Let someone take care of the dishes and you.
    You can love your family and say no.
    The old neighborhood has news for you.
    Let the house be a little undone.
    You know who’d drive you to the airport.
  `),
  lines(`
    Make the thing before you make it useful.
    You’re overdue for something with no point.
    Let yourself want something out loud.
    You used to sing for no reason.
    Flirt with the idea, then see.
    You can be bad at something and happy.
    Play first and find the reason later.
    The part of you that laughs wants more room.
    Your heart has made a suggestion again.
    Show somebody what you’ve been making.
    You don’t have to be cool about it.
    Pleasure is allowed to take up a whole hour.
    You’re more fun than your calendar knows.
    Give your talent some time off its leash.
    Somebody likes you, and it isn’t a trick.
  `),
  lines(`
    You can do less and still be useful.
    Start with the task that’s been staring at you.
    Your body has filed a polite request.
    You’re not the only one who can do it.
    One small routine is carrying your whole week.
    Good enough is waiting for your signature.
    Help is only help if somebody asked.
    You can drop the habit that bores you.
    Rest before you’ve earned it.
    Your list is longer than your day.
    Fix the tiny thing that trips you up.
    Let the work be work, not a test.
    You’re better at the work than you were.
    Drink some water, then answer the message.
    The boring step is the brave one.
  `),
  lines(`
    You can want company and still want quiet.
    Say what you’d like from the two of you.
    Somebody is meeting you halfway, so look up.
    You don’t have to guess what they feel.
    The compromise shouldn’t all be yours.
    Let them help in their own odd way.
    You’re allowed to ask for the easy version.
    The person across from you is nervous too.
    Fair doesn’t always mean half.
    What you admire in them is yours as well.
    You can disagree and stay close.
    Let somebody see you without the answer.
    It’s your turn to be asked.
    Keep the promise, or change it together.
    You choose who sits beside you.
  `),
  lines(`
    You don’t have to carry the worry alone.
    Trust grows from one honest sentence.
    The thing you’re hiding is smaller than you think.
    You can let go with both hands.
    Somebody owes you an answer, so ask kindly.
    What scares you a little deserves a look.
    Say the true thing at a normal volume.
    You can share a thing without losing it.
    The old hurt has less to say now.
    You notice what others would rather not.
    A favor isn’t a chain unless you let it.
    Let one person read the first page.
    You’re stronger than the secret you’re keeping.
    Settle the small debt and feel lighter.
    Want something honestly, and see what happens.
  `),
  lines(`
    The world is wider than this week.
    You’re ready to be a beginner again.
    Follow the question that won’t leave you alone.
    You can believe someone and still check.
    Somewhere is calling, and you’ve heard it.
    Let a stranger be right about something.
    You’ve been learning more than you noticed.
    Take the longer road and enjoy it.
    Your opinion could use some fresh air.
    You don’t need the whole map to leave.
    What you’d teach is what you’ve lived.
    Look up from the details for a while.
    You’re bigger than the plan you made.
    Ask someone who’s been there.
    Tell the truth with some room in it.
  `),
  lines(`
    You’re more visible than you feel.
    Let the work speak, then say your name.
    You can aim higher without pushing anyone.
    Somebody important has noticed what you do.
    Say the title you want out loud.
    You don’t have to prove yourself twice.
    The next step up is smaller than it looks.
    Take the credit, then pass some along.
    What you do when nobody claps still counts.
    You’re allowed to be good at your job.
    Ask for the thing you’ve already earned.
    Your name’s on the work, so take your time.
    They’re waiting for your answer, not your apology.
    You can lead without raising your voice.
    Decide what you’d like to be known for.
  `),
  lines(`
    Let somebody else bring the chairs.
    You belong before you’ve done anything useful.
    Your friends would like the real answer.
    You can leave early and still be loved.
    Somebody in the group is hoping you’ll ask.
    The plan gets better when you share it.
    You don’t have to be everyone’s adviser.
    Your kind of strange has company.
    Reply to the friend you’ve been missing.
    Hope is easier to carry in a group.
    Choose the ones who choose you back.
    You have more allies than you count.
    Say yes to one invitation and mean it.
    It’s fine to want a smaller circle.
    What you wish for your friends fits you too.
  `),
  lines(`
    Rest isn’t the prize at the end.
    You’re tired in a way coffee can’t fix.
    Let the quiet part of you go first.
    You don’t have to announce anything yet.
    Close the door and hear yourself think.
    Something you dreamed is still talking.
    You can put a thing down without finishing it.
    What you forgive gets lighter to carry.
    Nobody needs you for the next ten minutes.
    You know the answer when it’s quiet.
    Leave a gap in the day and keep it.
    The worry will be smaller after a nap.
    You’re allowed to disappear for a little while.
    Be as gentle with yourself as with strangers.
    Let one thing end without a speech.
  `),
] as const satisfies readonly (readonly Line[])[];
