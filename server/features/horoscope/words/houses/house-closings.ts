// How a text ends: one thing to do, from the house that the day's Moon (or its main event) is in.

import { type Line, lines } from '#server/text/lines.ts';

/** By house, 1-12 (index 0 is the first house). All of them advise. */
export const HOUSE_CLOSINGS = [
  lines(`
    * Introduce yourself properly, even to people who already know you.
    * Wear the thing that makes you stand up straighter, and let the compliments through.
    * Say what you’d like before anyone guesses wrong.
    * Take the photograph you won’t delete.
    * Go first for once, and hold the door for whoever follows.
    * Answer to your full name and keep your own schedule.
    * Put on the jacket that feels like you and run one errand as its star.
    * Say what you want in one sentence, and see it through to the end.
    * Treat yourself like a guest who’s come a long way and needs a snack.
    * Give the mirror one friendly nod and get on with being interesting.
    * Choose for yourself in one tiny matter, like the window, the song or the soup.
    * Let people watch you try, since trying is your best angle.
    * Sign your name with the big loop.
    * Order what you actually want, in a clear voice.
    * Change one thing about your look that only you’ll notice.
  `),
  lines(`
    * Use the good plates, because you’re the occasion.
    * Mend the one thing you love instead of shopping for its cousin.
    * Count what you have, out loud, starting with the soup.
    * Get the better bread and eat it while it’s warm.
    * Say what your time is worth without coughing.
    * Give one good thing a proper place to live.
    * Keep the sweater and return the guilt.
    * Do something with your hands that leaves crumbs.
    * Open the fancy jam instead of keeping it for a better version of you.
    * Sit down to eat, with a plate, as if it mattered.
    * Polish one shoe, then the other, and leave the rest of the empire alone.
    * Say no to the bargain and yes to the thing you’ll still like in a year.
    * Make one corner smell nice.
    * Put the phone in a drawer and hold something that isn’t glass.
    * Thank the old chair for its service and sit in it a bit longer.
  `),
  lines(`
    * Answer the message you’ve been carrying around like a pebble.
    * Call instead of typing, and let them hear you smile.
    * Walk a different way and report back on the dogs.
    * Ask the neighbor the question behind the weather.
    * Read the note twice and reply once.
    * Write it by hand, even if it’s only the shopping list.
    * Tell the short version, then stop while they still want more.
    * Return the borrowed book with a note in it.
    * Send the silly picture to the sibling, real or chosen, who’ll get it.
    * Ask someone how their name is spelled, and get it right.
    * Let the other person finish the sentence, including the boring part.
    * Clear three messages and treat yourself to sending one that nobody asked for.
    * Tell the mail carrier something cheerful.
    * Look up the word you’ve been bluffing with.
    * Give someone directions, and a reason to take the pretty way.
  `),
  lines(`
    * Cook something that takes longer than it should.
    * Call home, or whoever feels like home.
    * Fix the drawer that sticks and take a bow to the empty room.
    * Put your feet on something soft and mean it.
    * Hang the picture that’s been leaning against the wall since you moved in.
    * Invite one person over and don’t straighten the bookshelf first.
    * Ask a relative for the story they always start and never finish.
    * Change the sheets, then get in and admire the engineering.
    * Make the soup you grew up on, or the one you deserved.
    * Leave one room better than you found it and ignore the other four.
    * Sit at your own table as a guest would, and ask for seconds.
    * Let the place be a little messy and a lot lived in.
    * Ask who wants tea before anyone has to say so.
    * Put on the song that everyone in your family knows.
    * Find the photograph with the bad haircut and send it to whoever wore it.
  `),
  lines(`
    * Do the hobby badly, in full view, with snacks.
    * Flirt a little, even if only with the idea of a new hat.
    * Make something nobody needs and give it to somebody who does.
    * Say yes to the game before you’ve read the rules.
    * Sing in the car like someone with a record deal.
    * Ask a child, or someone who used to be one, what to do next.
    * Be the first to clap and the last to stop.
    * Draw it, bake it or dance it, but keep it out of the spreadsheet.
    * Send the invitation with too many exclamation points.
    * Leave one hour blank and guard it like a birthday.
    * Let someone be charmed by you without correcting them.
    * Wear the ridiculous socks where people can see them.
    * Buy a ticket to something with a curtain.
    * Play the record all the way through, including the odd track.
    * Tell the joke even though you’ll laugh before the end.
  `),
  lines(`
    * Do the small job all the way to the end, then tell the cat.
    * Clear one surface and stand back with your hands on your hips.
    * Take the walk, fill the water glass, forgive the inbox.
    * Write a list of three and be satisfied at two.
    * Sharpen the pencil, oil the hinge, thank whoever makes the coffee.
    * Ask for help with the heavy end.
    * Put the keys where the keys live.
    * Finish on time, on purpose, as an experiment.
    * Pet the nearest animal that agrees to it.
    * Label the box, for the sake of the person you’ll be in a year.
    * Throw out the pen that hasn’t worked in ages, with full honors.
    * Be as patient with yourself as you’d be with a new puppy.
    * Do the thing that takes two minutes and has been taking two months.
    * Wash one window and look through it.
    * Pack the bag ahead of time and feel like a person in an advertisement.
  `),
  lines(`
    * Ask somebody close how it’s going and then leave the silence alone.
    * Share the dessert with two spoons and no negotiations.
    * Let the other person choose the movie, and enjoy it where they can see.
    * Say the appreciative thing that you usually think in the car.
    * If you must argue, sit on the same side of the table.
    * Return the favor while it’s still small.
    * Trade chores with somebody, for sport.
    * Make your offer, then take a sip of something before you improve theirs.
    * Give somebody else the window seat.
    * Agree on one plan and write it where both of you can see it.
    * Listen as though there’ll be a quiz and you like the teacher.
    * Tell somebody why you picked them.
    * Walk at somebody else’s speed for a block.
    * Introduce somebody by the nicest thing about them.
    * Split the last piece, and let them hold the knife.
  `),
  lines(`
    * Say the true thing quietly to the one person who’s earned it.
    * Give back the key, the sweater or the grudge.
    * Open the drawer you’ve been stepping around.
    * Ask again, more softly, and wait for the real answer.
    * Keep a friend’s secret so well that it forgets where it lives.
    * Let someone carry the other handle.
    * Delete the old draft, but read it once with a soft heart.
    * Share the password to the streaming thing and call it intimacy.
    * Forgive the borrowed umbrella, and mention that you’re being marvelous.
    * Name the feeling before it starts rearranging the furniture.
    * Trust one person with one more inch.
    * Look under the bed, literally, and enjoy the archaeology.
    * Return to the sentence you both let drop, and pick it up gently.
    * Tell one person where the spare key is.
    * Cry at the movie without blaming the onions.
  `),
  lines(`
    * Look up the train, even if you only ride it in your head.
    * Read ten pages of something that’s none of your business.
    * Ask someone about the best trip they ever took and let it take a while.
    * Pick one of the three: the trip, the course, the letter you keep redrafting.
    * Learn to say thank you in the language of your next meal.
    * Change your mind in public, with grace and a footnote.
    * Eat at the place with the menu you can’t read.
    * Take the wrong turn on purpose and call it research.
    * Tell someone the big idea and let them ask the practical question.
    * Put the faraway place on the calendar in pencil.
    * Visit a museum, or your own bookshelf with the same reverence.
    * Sit by the window and think one thought the whole way through.
    * Plan a picnic somewhere you have to look up.
    * Ask somebody older what they believed at your age.
    * Follow one footnote until it takes you somewhere.
  `),
  lines(`
    * Put your name on the work and stand near it.
    * Tell the person in charge what you’d like to do next.
    * Finish the visible thing first.
    * Accept the compliment with two words and a nod.
    * Dress for the meeting you’d like to be invited to.
    * Do the job as if your favorite teacher were grading it.
    * Mention your good idea before someone louder has it.
    * Thank the person who held the ladder.
    * Update the title, the photo or the posture.
    * Say no to one honor so that you can be on time for the other.
    * Make the decision, write it on one line and go for a walk.
    * Let them see the draft, coffee ring and all.
    * Practice the hard sentence on a houseplant and then say it to the room.
    * Straighten your collar and knock.
    * Ask for the title of the thing you’re already doing.
  `),
  lines(`
    * Text the friend you keep meaning to text.
    * Bring too many snacks and stay for the second conversation.
    * Introduce two people who ought to know each other.
    * Ask the group for the favor, since groups love a task.
    * Say the wish out loud to somebody with a car.
    * Show up, even late, even in those pants.
    * Join the thing that meets in the basement with the folding chairs.
    * Answer the joke in the chat with actual words.
    * Save someone a seat.
    * Write down what you want in five years and show it to a friend who’ll nag.
    * Forgive the friend who cancels, and claim the couch for yourself.
    * Let your friends be helpful; they’ve been waiting to.
    * Start the group song, even badly.
    * Make the plan with a date in it, and a rain date.
    * Give a friend the credit and then a ride.
  `),
  lines(`
    * Take the nap and defend it to no one.
    * Turn the phone face down and see who you are when it stops buzzing.
    * Write the letter, seal it, and send it only to a drawer.
    * Cancel one thing kindly and do nothing in its place, with great care.
    * Go somewhere with more trees than opinions.
    * Let the answer come to you while you’re rinsing a cup.
    * Do a good turn in secret and keep a straight face.
    * Sit in the bath until you’re wise or wrinkled.
    * Leave the last question open, because it likes the air.
    * Light a candle for no reason that would hold up in a meeting.
    * Let the tears or the giggles out, whichever’s closer to the door.
    * Give your worry a chair and a cookie, then leave the room.
    * Walk without headphones and see who turns up.
    * Close the door softly on one obligation.
    * Look out the window until the window looks back.
  `),
] as const satisfies readonly (readonly Line[])[];
