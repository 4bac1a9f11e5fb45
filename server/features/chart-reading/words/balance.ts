// How a chart is spread: much or nothing of an element or a quality, an even spread, a crowd in one sign.

import type { Element, Quality, SignKey } from '#shared/zodiac/signs.ts';
import type { ChapterUnit } from './unit.ts';

type ElementKey = Lowercase<Element>;
type QualityKey = Lowercase<Quality>;

export const ELEMENT_STRONG = {
  fire: {
    headline: 'You’re up before the seat belt sign goes off.',
    text: 'Then you stand for ten minutes with your neck bent under the bins, and you’d do it again. A large share of your chart is in fire, which acts first and asks on the way. You’re good to be near when everyone’s given up: you believe in it out loud, and somebody remembers that they did, too. It’s the slow row behind you that pays. You’ve been impatient with people who only needed their shoes. Since you’re standing, hand down a few bags. You’ll leave together.',
  },
  earth: {
    headline: 'You bring a tape measure to other people’s dreams.',
    text: 'A friend’s describing the café, the records on the wall, the name, and you’ve asked how wide the door is. Much of your chart is in earth, which makes a thing hold. Yours open on time and are still there in ten years, and you’re whom people call once they’re serious. They may call late, though, because a wish that’s just been said shrinks when it’s measured. You’ve shrunk a few of your own, and then wondered why you were bored. Let them finish. Measure second.',
  },
  air: {
    headline: 'The chairs are going up around your table.',
    text: 'The check’s long paid, someone’s mopping around your feet, and whether you’ve talked or mostly listened, it’s only now gotten interesting. Air is the element that thinks and talks, and a great deal of your chart is in it. You can hold a thought up and turn it until a friend sees the side they’d missed, and it’s a relief to them that nothing shocks you. You’ve also weighed leaving a job so thoroughly that you forgot to. Pick one sentence and take it home. They do need that chair.',
  },
  water: {
    headline: 'You’ve cried at an ad for car insurance.',
    text: 'There was an old man, a dog, a driveway, and you were gone. Water feels before it knows why, and a good part of your chart is water. You’re seldom wrong about a mood. A friend says “nothing much,” and you’ve moved over on the couch before they’ve got their shoes off. The trouble is that you’re moved by whatever moves, and you’ve agreed to things, tenderly, that you couldn’t stand by the weekend. Have your cry. Then look at the price, and keep the car you’ve got.',
  },
} satisfies Record<ElementKey, ChapterUnit>;

export const ELEMENT_MISSING = {
  fire: {
    headline: 'You’re better with embers than with matches.',
    text: 'Give you something that’s already burning, a friend’s campaign, a shop, a marriage, and you’ll keep it going through a wet year. None of your ten planets is in fire, the element that acts first, so the striking of the match is what you’ve had to learn. People aren’t scorched by you. They do get asked ahead of you, and promoted, and you’ve sat through their announcement with a plain, quiet envy. You’ve been waiting for someone with a light. Try your own drawer. One match is enough.',
  },
  earth: {
    headline: 'You thought of everything except the milk.',
    text: 'The speech was lovely, the cause was right, and all your guests took their coffee black. Your chart has no planet in earth, the element that makes a thing hold, so rent dates and dental forms don’t come to you by nature. You aren’t owned by your things, which frees up a lot of mind. You’ve also paid late fees out of sheer surprise, with your ears burning. You learn it as you’d learn a language, by phrases: a hook, a list, a standing order. Start with milk. Buy two.',
  },
  air: {
    headline: 'Your best reply turns up two blocks later.',
    text: 'In the meeting they asked you why, and you knew, in your hands or your stomach, and what came out was “It’s just better.” You have no planet in air, the element that thinks and talks, so you get at things another way and the reasons follow on foot. People trust it, since you don’t talk yourself into anything. Still, it’s frustrating to lose to somebody who was merely fluent. Turn around on the sidewalk. “I’ve thought of what I meant” is a good sentence, and it’s never late.',
  },
  water: {
    headline: 'Your driving tells you that you’re upset.',
    text: 'You’ve honked twice and taken a corner like a getaway before it crosses your mind that the phone call hurt. None of the ten stands in water, the element that feels, so a feeling of yours arrives as evidence. That makes you a dry, clear head when others are going under; they hand you the keys. But someone in the passenger seat once wanted company in a sorrow, got a route, and went quiet. Pull over. Ask how it was for them, and then, a bit awkwardly, for you.',
  },
} satisfies Record<ElementKey, ChapterUnit>;

export const QUALITY_STRONG = {
  cardinal: {
    headline: 'Of eleven group chats, you named nine.',
    text: 'One even had a logo. Much of your chart is in the cardinal signs, the ones that start, and it shows in how much exists because you got tired of hearing “someone could.” People found a choir that way, or each other. Then there’s the middle, with its dull questions about who’s got the projector, and you’re already typing a new name. You’ve resented it, too, that nobody else begins. Scroll down to a quiet one. Write something there, and see who answers.',
  },
  fixed: {
    headline: 'You’ve kept the number from your first phone.',
    text: 'Anyone who ever had it can still reach you, and in bad years they do. A lot of your chart is in fixed signs, the ones that hold. You’ve stood by a friend, a method, a baseball team, long after it stopped being easy, and there’s comfort for others just in knowing where you are. You also pay for a plan that no longer exists, and your greeting names a job you left. Admitting it feels like losing. It’s only a recording. Keep the number, and say something new.',
  },
  mutable: {
    headline: 'There’s a plug in your bag for every wall.',
    text: 'Round pins, flat pins, the odd slanted kind: you’ve sat at a lawyer’s table and a drummer’s in one day and been taken for a regular at both. Much of your chart is mutable, and those are the signs that adapt. When plans collapse, you’ve already asked about the later train. It wears on you, though, being the part that fits. By the end you can’t say what you’d have chosen, and you’re faintly annoyed that nobody asked. Find an outlet. Plug your own phone in first.',
  },
} satisfies Record<QualityKey, ChapterUnit>;

export const QUALITY_MISSING = {
  cardinal: {
    headline: 'You time your jump into a turning rope.',
    text: 'You stand close, swaying, counting its slap on the pavement, and when you go in you don’t trip. None of your ten planets is in a cardinal sign, the kind that starts things, so a blank page, an empty room, a first phone call ask more of you than of most. Joining is your art. You make other people’s beginnings last. But there’s a project that you’ve circled for years, a bit ashamed, waiting for somebody to take the ends. Tie one to a fence. Turn it yourself.',
  },
  fixed: {
    headline: 'Your couch has tried all four walls.',
    text: 'It looked right by the window for about a week. There’s no planet of yours in a fixed sign, the kind that holds on, so you can drop a plan, a grudge or a zip code while others are still defending theirs. You forgive fast. You’re easy to live with on moving day. And you’ve felt a pang at a friend’s house, sitting where they’ve sat for years, with the shape of them in the cushion. Choose a wall, any wall. Stay until the legs leave dents.',
  },
  mutable: {
    headline: 'Your ticket has a seat number on it.',
    text: 'So when you come down the aisle and there’s a stranger in it, with shoes off, you feel something go tight. None of the chart’s ten is in a mutable sign, the sort that adapts, so you run on what was agreed. People like that about you: you said noon, and it’s noon, and there you are. It’s the small change that costs you, the “Could we do next week instead?” that leaves you grumpier than it deserves. Breathe. There’s a place across the aisle, with a better window.',
  },
} satisfies Record<QualityKey, ChapterUnit>;

export const ELEMENTS_EVEN: ChapterUnit = {
  headline: 'All four of your burners are in use.',
  text: 'One’s on high, one’s at a simmer, one’s for whoever drops by, and one you’ve forgotten, though it smells good. Your chart keeps two planets or more in each of fire, earth, air and water: you act, you make it last, you talk it through, you feel it. Hardly anyone’s foreign to you. Firebrands and accountants both leave fed. But when they ask for your specialty, you’re stuck, and a bit jealous of people with a single famous dish. Turn three down today. Taste what’s left.',
};

export const QUALITIES_EVEN: ChapterUnit = {
  headline: 'On a hike, you’ve walked every place in line.',
  text: 'You’ve gone ahead to find the path, kept up the middle, and waited at the back for somebody’s bootlace. Your chart has as much in cardinal signs as in fixed and mutable ones, near enough, so you can start a thing, stay with it, and change it when the weather does. You fill whatever gap there is, and groups arrive whole. The cost is that you’ve come home tired and a touch resentful, with no place you’d call yours. Pick one spot. Someone else can see to laces.',
};

export const SIGN_CLUSTER = {
  aries: {
    headline: 'Your band is mostly drummers.',
    text: 'The song hasn’t got a tune yet, and already the windows are shaking. With three or more of the chart’s ten in Aries, a crowd in you all wants to go on the same beat. That’s a gift when people are stalled; they hear you coming and get to their feet. In a talk about someone’s father, it’s a lot. You’ve come in hard on a pause that wasn’t yours, and felt sorry by the curb. There’s a bass player in you, too. Leave four bars.',
  },
  taurus: {
    headline: 'You’ve baked the same loaf for years.',
    text: 'You could do it in the dark, and people time their visits by it. Several of your planets, three at least, share one sign, Taurus, so there’s one recipe in you for nearly everything: slow, real, worth keeping. What you make can be leaned on, and you’ve taught a few jittery friends to wait for a thing to rise. But somebody says “raisins?” and you’re as wounded as though they’d asked for your house. It’s a big oven. Bake them a small one, and taste it while it’s warm.',
  },
  gemini: {
    headline: 'It’s a call-in show in your head.',
    text: 'All the lines are lit. Three or more of your planets sit at one desk in Gemini, and they agree on just one thing, that it’s too early to hang up. You make connections nobody else would: a plumber’s remark solves the budget, and you’re funny about it. You’re hard to be alone in, though. Lying there with the lights out, you’ve taken every caller, and what you felt was never put through. It’s been holding patiently. Pick up line six. Let the others get the music.',
  },
  cancer: {
    headline: 'You leave the porch light on for grown-ups.',
    text: 'They’ve told you not to. They’ve got phones, some are older than you, and still you lie there listening for the car. Much of your chart speaks from one place, since three or more of its ten are in Cancer, and what it says is “Is everybody in?” Because of that bulb, people who’ve made a mess of things know where to drive. You pay in sleep, and in a worry that tells you they’re cold when they’re dancing. Switch it off for once. They’ll find the door by feel.',
  },
  leo: {
    headline: 'You do the voices when you read aloud.',
    text: 'The wolf’s a baritone, the grandmother’s from a soap opera, and grown coworkers have begged you to do the quarterly report. At least three of your planets are together in Leo, so most of you wants the same thing, to make it worth hearing. You can warm up a page that bored everyone. It’s just that each voice needs a listener, and when one looks down at a phone you go flat with hurt, and louder. Try a page as yourself. Nobody’s looking down.',
  },
  virgo: {
    headline: 'You notice the button on one thread.',
    text: 'It’s on somebody else’s cuff, across the table, and you’ve had your eye on it all through the soup. You’ve got three planets or more in Virgo, a committee that agrees on taking care. You remember who can’t be teased before coffee and who needs it in writing. They last longer near you. Your own cuff’s been pinned for a year, because there was always another person’s first, and what pricks you’ve been calling worry. Thread the needle. Do yours while the light’s good.',
  },
  libra: {
    headline: 'There are two blues taped to your wall.',
    text: 'They’ve been there since spring, and you’ve asked everyone, including whoever came to read the meter. When three or more planets meet in Libra, a good deal of you, however quick the rest is, looks at each thing from across the room and wants it to be right for all who live there. It’s why your rooms are kind, and your apologies. But the wall stays white. You’re uneasy that whichever you pick, the other blue will have been wronged. Paint the left half. You’ll know by the second brush.',
  },
  scorpio: {
    headline: 'There’s a card you haven’t shown anyone.',
    text: 'Five friends, pennies for stakes, and your face hasn’t moved since the deal. Three planets, or more, keep company in Scorpio in your chart, and they play one game, for keeps. You read people from how they touch their cards, and you don’t tell; what was said to you in a bad hour stays under your sleeve. Only, not everyone’s playing. Some had asked how you were and you raised, out of plain fear. Lay one down face up. Watch how gently they look at it.',
  },
  sagittarius: {
    headline: 'Your directions begin with “First, leave town.”',
    text: 'They’d asked for the pharmacy. You’ve got three planets or more in Sagittarius, all pointing off the edge of the sheet, so what you hear in any question is the bigger one behind it. Because of you, people have moved to countries, gone back to school, seen the joke in a dreadful year. Some had a headache and needed the pharmacy. They stand there feeling small, and you, who’d meant it generously, are hurt that they’ve asked someone else. Go left at the corner. The country can wait.',
  },
  capricorn: {
    headline: 'As a kid, you’d have liked a briefcase.',
    text: 'There’d have been a pen in it, and a list, and a sandwich cut for two in case of delay. Three or more of your planets report to one office, Capricorn, and they’re in before you are. You take the long job and don’t complain, and a household or a firm can rest on that for decades. It’s on vacation that you miss something. You’ve sat on a towel answering mail, envying people who were building a moat. Empty the case. It carries sand very well.',
  },
  aquarius: {
    headline: 'You wore odd socks before anybody noticed.',
    text: 'One striped, one gray, no statement; you simply couldn’t see the reason for a pair. With at least three planets side by side in Aquarius, you’ve got a strong inner majority for thinking it out afresh. Others breathe easier around it, and bring you the notion they’d hidden at work. Then a friend turns up in odd socks to please you, and you’ve gone plain, and they’re left standing there. You felt crowded. They’d felt close. Match them for a day. You’re still odd from the ankles up.',
  },
  pisces: {
    headline: 'You hum whatever the last person hummed.',
    text: 'A cashier’s jingle comes home with you, and your neighbor’s waltz, and you’re halfway through the dishes before you hear whose it is. Three or more of the ten are in Pisces, so nearly everything in you listens the same way, without a door. Out-of-tune people come into key beside you and think they did it alone. After a long week of them you’re so full of strangers that you’re homesick in your own hallway. Turn the tap off. What you hum next is yours.',
  },
} satisfies Record<SignKey, ChapterUnit>;
