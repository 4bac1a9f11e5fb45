// Insights about two planets in aspect, by pair and tone: together (conjunction), easy (sextile, trine), tense
// (square, opposition).

import { type Card, cards } from './cards.ts';

type ByTone = Readonly<Partial<Record<'together' | 'easy' | 'tense', readonly Card[]>>>;

export const PAIR_CARDS = {
  'sun mercury': {
    together: cards(
      'Mercury steps into the Sun | An answer that was hiding comes out blinking. Say it once and stop polishing.',
    ),
  },
  'sun venus': {
    together: cards(
      'The Sun has Venus on his arm | Affection stops dropping hints. Like what you like out loud.',
    ),
  },
  'sun mars': {
    together: cards(
      'The Sun and Mars share a battery | It’s fully charged. Spend it on a cause or a stubborn jar.',
    ),
    easy: cards(
      'Effort actually shows | Mars does the Sun a favor. Do the thing you’ve been circling like a parking spot.',
    ),
    tense: cards('Both call shotgun | The Sun and Mars are at odds. Take it out on a rug.'),
  },
  'sun jupiter': {
    together: cards(
      'Luck wears a name badge | The Sun meets Jupiter. Ask for the generous version.',
    ),
    easy: cards(
      'A door with better snacks behind it | Jupiter holds it for the Sun. Put your name in the hat.',
    ),
    tense: cards(
      'A hat two sizes too big | Jupiter lends it to the Sun. Keep the confidence and check the measurements.',
    ),
  },
  'sun saturn': {
    together: cards(
      'The work gets looked at | The Sun reports to Saturn. Bring the finished part and be proud of it.',
    ),
    easy: cards(
      'A short, dry nod | From Saturn, that’s a rave review. Do the basics and do them once.',
    ),
    tense: cards(
      'Spotlight, meet receipt | The Sun and Saturn want different paper. Let slow be the plan.',
    ),
  },
  'sun uranus': {
    together: cards(
      'The odd one in the photograph | The Sun plugs into Uranus. Change one thing that everyone thought was fixed.',
    ),
    easy: cards(
      'Surprises with handles | Uranus is in a good mood with the Sun. Try the shortcut.',
    ),
    tense: cards(
      'The schedule jumps like toast | Uranus pranks the Sun. Laugh, then reschedule with dignity.',
    ),
  },
  'sun neptune': {
    together: cards(
      'Candlelight for the Sun | Neptune dims him kindly. Make the thing with no practical purpose.',
    ),
    easy: cards(
      'Imagination shows up for work | Neptune hums and the Sun joins in. Let the music pick the route.',
    ),
    tense: cards(
      'The signpost points at itself | Neptune fogs the Sun. Get things in writing, with a smile.',
    ),
  },
  'sun pluto': {
    together: cards(
      'Focus that could light paper | The Sun meets Pluto. End one thing properly, with thanks and a broom.',
    ),
    easy: cards(
      'The will that moves pianos | Pluto backs the Sun. Put your effort where the root is.',
    ),
    tense: cards(
      'Two hands on the wheel | Pluto leans on the Sun. Keep your spine and drop your volume.',
    ),
  },
  'mercury venus': {
    together: cards(
      'Reminders read like love letters | Mercury meets Venus. Write something charming.',
    ),
    easy: cards(
      'Small talk puts on good shoes | Venus helps Mercury with the wording. Send the invitation.',
    ),
  },
  'mercury mars': {
    together: cards(
      'The crossword, in pen | Mercury meets Mars. Write the fiery version first and the friendly one second.',
    ),
    easy: cards(
      'The sentence walks out by itself | Mars gives Mercury a push. Decide and tell them, in that order.',
    ),
    tense: cards(
      'Someone’s typing in capitals | Mars jogs Mercury’s elbow. Let the message cool like a pie.',
    ),
  },
  'mercury jupiter': {
    together: cards(
      'A simple question, with slides | Mercury meets Jupiter. Think bigger, then explain it to one person.',
    ),
    easy: cards(
      'Yes, before the second reason | Jupiter nods along with Mercury. Ask for the larger favor.',
    ),
    tense: cards(
      'The story is gaining fish | Jupiter exaggerates for Mercury. Round down once, as a favor to the truth.',
    ),
  },
  'mercury saturn': {
    together: cards(
      'Thoughts, lined up by height | Mercury sits down with Saturn. Make the call you’ve been making in your head.',
    ),
    easy: cards(
      'The plan gets page numbers | Saturn proofreads for Mercury. Ask someone who’s done it before.',
    ),
    tense: cards(
      'Every answer begins with actually | Saturn questions Mercury. Wait for the reply before you write the sequel.',
    ),
  },
  'mercury uranus': {
    together: cards(
      'An idea with its hair on end | Mercury meets Uranus. Say the odd thought aloud.',
    ),
    easy: cards(
      'Worth the click | Uranus sends Mercury a link. Learn the trick that saves you another trick.',
    ),
    tense: cards(
      'Shuffle | Mercury plans and Uranus presses the button. Back everything up and enjoy the third surprise.',
    ),
  },
  'mercury neptune': {
    together: cards(
      'A shopping list that scans | Mercury swims with Neptune. Follow the metaphor and bring a map.',
    ),
    easy: cards(
      'Facts, set to music | Neptune lends Mercury a tune. Write the unusually good text.',
    ),
    tense: cards('Directions from a mermaid | Neptune smudges the ink. Confirm the address.'),
  },
  'mercury pluto': {
    together: cards(
      'One sentence, straight to the basement | Mercury meets Pluto. Ask what you really want to know.',
    ),
    easy: cards(
      'The drawer with the answer in it | Pluto opens it for Mercury. Use fewer words and better ones.',
    ),
    tense: cards(
      'Cross-examined about a sandwich | Pluto reads too much into it. Add a kind word.',
    ),
  },
  'venus mars': {
    together: cards(
      'Two-four time | Venus meets Mars. Want something openly and blush if you have to.',
    ),
    easy: cards(
      'They agree on where to eat | Venus and Mars are getting along. Ask someone to come.',
    ),
    tense: cards(
      'Flirting and fighting share a door | Venus and Mars are at odds. Concede, or share the fries.',
    ),
  },
  'venus jupiter': {
    together: cards('More than enough frosting | Venus meets Jupiter. Be lavish with thanks.'),
    easy: cards(
      'Easy to be liked | Jupiter is sweet to Venus. Accept the kindness without checking its ticket.',
    ),
    tense: cards(
      'Lovely or large | Venus and Jupiter disagree. Choose the one treat you’ll remember.',
    ),
  },
  'venus saturn': {
    together: cards(
      'Love in a sensible coat | Venus meets Saturn and they show up on time. Keep a promise to someone you adore.',
    ),
    easy: cards(
      'Old affection beats new fireworks | Venus and Saturn choose curtains and stay friends. Call someone who knew your haircuts.',
    ),
    tense: cards(
      'Shy looks a lot like cold | Saturn stiffens next to Venus. Be the one who hugs first.',
    ),
  },
  'venus uranus': {
    together: cards(
      'A crush on something with antlers | Venus runs into Uranus. Love the odd thing in public.',
    ),
    easy: cards('A stranger with excellent shoes | Uranus makes the introduction. Say hello.'),
    tense: cards('Close, with the window open | Venus and Uranus want both. Hold hands loosely.'),
  },
  'venus neptune': {
    together: cards(
      'Everyone lit from a kinder side | Venus meets Neptune. Adore someone and keep one foot on the pier.',
    ),
    easy: cards('A kindness without fingerprints | Venus and Neptune are being gentle. Join them.'),
    tense: cards(
      'Nicer on the box | Neptune puts stars in Venus’s eyes. Ask one practical question before you swoon.',
    ),
  },
  'venus pluto': {
    together: cards(
      'Nobody else in the restaurant | Pluto looks at Venus that way. Tell someone what they mean to you.',
    ),
    easy: cards(
      'Trusted with the combination | Pluto confides in Venus. Ask someone what they treasure.',
    ),
    tense: cards(
      'An opera out of a maybe | Pluto raises the stakes on Venus. Want someone freely.',
    ),
  },
  'mars jupiter': {
    together: cards(
      'A bigger hammer | Jupiter hands it to Mars. Do the brave thing and bring doughnuts.',
    ),
    easy: cards('A running start | Jupiter cheers Mars on. Do ten minutes more than you meant to.'),
    tense: cards(
      'A marathon on the strength of one jog | Jupiter eggs Mars on. Promise half and deliver it with a bow.',
    ),
  },
  'mars saturn': {
    together: cards(
      'One foot on the gas | The other is on the brake. Mars and Saturn plow very straight.',
    ),
    easy: cards(
      'Saturn aims, Mars throws | It lands in the basket. Do one hard thing for exactly as long as you said.',
    ),
    tense: cards(
      'A sawhorse in every shortcut | Saturn locks the gate on Mars. Go around, whistling.',
    ),
  },
  'mars uranus': {
    together: cards(
      'Sneakers swapped for skates | Mars meets Uranus. Move with flair and look both ways.',
    ),
    easy: cards(
      'The fun way up the hill | Uranus opens a side door for Mars. Do the brave thing sideways.',
    ),
    tense: cards(
      'Toast, temper and alarm | All three pop at once. Slow your hands and find the manual.',
    ),
  },
  'mars neptune': {
    together: cards(
      'Energy in waves | Mars goes under with Neptune. Do something brave for someone who will never find out.',
    ),
    easy: cards(
      'What you dream up has legs | Neptune fills the sail for Mars. Do less and go farther.',
    ),
    tense: cards(
      'Wrestling a curtain | Mars can’t find Neptune’s edges. Don’t fight for anything you can’t see.',
    ),
  },
  'mars pluto': {
    together: cards(
      'Enough will to bend a spoon | Mars meets Pluto. Aim it at one thing, downhill.',
    ),
    easy: cards(
      'Push here, says Pluto | Mars does and the stone rolls. Be strong on somebody’s behalf.',
    ),
    tense: cards('Intense about a parking space | Pluto baits Mars. Decline the duel.'),
  },
  'jupiter saturn': {
    together: cards(
      'A map on a napkin | Jupiter meets Saturn, as he does every twenty years. Begin something slow.',
    ),
    easy: cards(
      'The drawing fits the house | Jupiter dreams and Saturn drafts. Put a date on the hopeful plan.',
    ),
    tense: cards(
      'Sure, meet show me | Jupiter and Saturn disagree about speed. Give one hope proper shoes.',
    ),
  },
  'jupiter uranus': {
    together: cards(
      'Luck in a cape | Jupiter meets Uranus at the window. Give the wild plan a fair hearing.',
    ),
    easy: cards(
      'Good fortune, by scooter | Uranus has a shortcut for Jupiter. Accept one unlikely invitation.',
    ),
    tense: cards('The plan gains an island | Uranus jogs Jupiter’s arm. Read the return policy.'),
  },
  'jupiter neptune': {
    together: cards(
      'The bath, filled to the brim | Jupiter meets Neptune. Believe in something and carry a towel.',
    ),
    easy: cards(
      'A roof for the dream | Jupiter gives Neptune one, and a kitchen. Make the wish first.',
    ),
    tense: cards('The island is oversold | Jupiter believes all of it. Ask to see a photograph.'),
  },
  'jupiter pluto': {
    together: cards('The master key | Jupiter meets Pluto. Use your pull to open a door for two.'),
    easy: cards(
      'Up through the concrete | Jupiter waters what Pluto planted. Take your own talent seriously.',
    ),
    tense: cards('More, meet all | Jupiter and Pluto are in a tug of war. Suggest lemonade.'),
  },
  'saturn uranus': {
    together: cards(
      'New pages in the rule book | Saturn meets Uranus. Keep the wall and change the door.',
    ),
    easy: cards(
      'A hard hat for the new idea | Saturn approves of Uranus. Teach an old habit one trick.',
    ),
    tense: cards(
      'The window, painted shut | Uranus wants it open. Keep what works and unscrew what doesn’t.',
    ),
  },
  'saturn neptune': {
    together: cards(
      'A dream gets a building permit | Saturn meets Neptune. Give one hope regular office hours.',
    ),
    easy: cards(
      'Stairs to the castle in the air | Saturn lends Neptune a ruler. Do the dreamy thing on schedule.',
    ),
    tense: cards(
      'Buckets | Neptune leaks and Saturn goes around. Knock on the wall before you lean on it.',
    ),
  },
  'saturn pluto': {
    together: cards(
      'The beams, under a bright lamp | Saturn meets Pluto. Keep what holds and thank the rest.',
    ),
    easy: cards(
      'The piano fits through the door | Saturn has patience and Pluto a crowbar. Finish what looked too big.',
    ),
    tense: cards(
      'Who wrote that rule | Pluto asks and Saturn looks it up. Spare your strength for your own end.',
    ),
  },
  'uranus neptune': {
    together: cards('Colors with no names | Uranus meets Neptune. Wonder at something on purpose.'),
    easy: cards(
      'A far station, coming in clear | Uranus tunes Neptune’s radio. Trust the silly, beautiful idea.',
    ),
    tense: cards(
      'The switch and the fogged bulb | Uranus and Neptune cross wires. Keep your sense of wonder.',
    ),
  },
  'uranus pluto': {
    together: cards('A lightning rod for the basement | Uranus meets Pluto. Change at the root.'),
    easy: cards(
      'You may pick one doorknob | Uranus and Pluto are remodeling the century. Let go of one old way while it’s easy.',
    ),
    tense: cards(
      'Wear a hat | Uranus kicks the beam and Pluto shrugs the roof. Carry out the good china.',
    ),
  },
  'neptune pluto': {
    together: cards(
      'The deep finds a deeper floor | Neptune meets Pluto. Think in decades for the length of one tea.',
    ),
    easy: cards(
      'The long story | Neptune waters what Pluto buried. Plant something slow and name it.',
    ),
    tense: cards(
      'The boxes begin to float | Neptune rises in Pluto’s cellar. Take large questions in teaspoons.',
    ),
  },
} as const satisfies Readonly<Record<string, ByTone>>;
