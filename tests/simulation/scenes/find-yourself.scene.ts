// Find yourself: each reader has one game, its first answer stands, and the counters are exactly the rounds of the
// games that may be counted. When the simulation begins, one more game is enough for the waiting ones to be counted.

import { findYourselfGames } from '#server/db/schema/index.ts';
import { openGame, type StoredGame, sealGame } from '#server/features/find-yourself/sealed-game.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import type {
  Game,
  RevealedGame,
  RoundAnswer,
} from '#shared/find-yourself/find-yourself.schema.ts';
import { GAMES_ADDED_TOGETHER } from '#shared/find-yourself/protocol.ts';
import { drawSimulated } from '../simulated-draw.ts';
import { type BIRTHS, birthAt, storeUsers } from './people.ts';
import { mustHold, type RoomsCall, type Scene, type SimulatedWorld } from './scene.ts';

interface Player {
  user: { id: string } & (typeof BIRTHS)[number];
  game: Game | undefined;
  /** The answers that were acknowledged, as JSON. */
  stands: string | undefined;
  tries: (readonly RoundAnswer[])[];
  /** Whether a withdrawal or a reading was acknowledged before any answer was sent. */
  isOut: boolean;
  isDeleted: boolean;
}

const PLAYERS = 4;
const WAITING = GAMES_ADDED_TOGETHER - 1;
const SIDES = ['left', 'right', null] as const;
/** A Monday before every answer of the simulation. */
const WEEK_BEFORE = '2026-11-09';

const isChosen = ({ side }: RoundAnswer) => side !== null;
const countedOf = (game: StoredGame) => (game.answers ?? []).filter(isChosen).length;

export async function createFindYourselfScene(
  world: SimulatedWorld,
  cipher: DataCipher,
): Promise<Scene> {
  const players = await addPlayers(world, cipher);
  /** What was stored at the last check, by user. */
  const seen = new Map<string, { game: StoredGame; waits: boolean }>();
  const counted = { rounds: 0, players: 0 };
  /** The consent that the last committed start gave. */
  let lastShare = false;
  await look();

  function start(player: Player): RoomsCall<Game> {
    const share = world.chance() < 0.8;
    // One that begins before the end of a withdrawal may tell how it was before.
    const { isOut } = player;
    return {
      what: `start a game ${share ? 'that counts' : 'that does not count'}`,
      make: (rooms) => rooms.game.start(player.user, { share, device: '' }),
      committed() {
        lastShare = share;
      },
      answered(game) {
        const known = player.game;
        mustHold(
          known === undefined || known.commitment === game.commitment,
          () => 'a reader has a second game',
        );
        mustHold(!(isOut && game.counted), () => 'a game counts that must not');
        player.game = game;
      },
      refused({ code }) {
        const isRight = code === 'already_played' ? player.tries.length > 0 : player.isDeleted;
        mustHold(isRight, () => `a start gets ${code}`);
      },
    };
  }

  function answer(player: Player, game: Game): RoomsCall<RevealedGame> {
    const known = player.tries.length > 0 && world.chance() < 0.6 ? world.pick(player.tries) : null;
    const answers =
      known ?? game.rounds.map(({ id }) => ({ id, side: world.pick(SIDES), knew: false }));
    const text = JSON.stringify(answers);
    player.tries.push(answers);
    return {
      what: 'answer a game',
      make: (rooms) => rooms.game.answer(player.user.id, { gameId: game.gameId, answers }),
      answered({ rounds, hits }) {
        mustHold((player.stands ?? text) === text, () => 'a second answer stands');
        player.stands = text;
        const found = rounds.filter(
          ({ id, own }) => own !== null && answers.find((each) => each.id === id)?.side === own,
        );
        mustHold(found.length === hits, () => `${hits} hits are ${found.length}`);
        world.count('games answered');
      },
      refused({ code }) {
        const isOther = new Set(player.tries.map((each) => JSON.stringify(each))).size > 1;
        const isRight =
          code === 'already_played' ? isOther || counted.players > 0 : player.isDeleted;
        mustHold(isRight, () => `an answer gets ${code}`);
      },
    };
  }

  /** A call after which a game does not count, unless it was answered before. */
  function leave(player: Player): RoomsCall<void> {
    const isRead = world.chance() < 0.3;
    return {
      what: isRead ? 'read the chart' : 'withdraw the consent to be counted',
      make: ({ game }) =>
        isRead ? game.readChart(player.user.id) : game.withdraw(player.user.id, ''),
      answered() {
        // A later game asks again for the consent, but not for the chart.
        const isBefore = player.tries.length === 0 && (isRead || player.game !== undefined);
        if (isBefore) player.isOut = true;
      },
    };
  }

  function remove(player: Player): RoomsCall<void> {
    player.isDeleted = true;
    return {
      what: 'delete a player',
      make: ({ game }) => game.deleteAccount(player.user.id),
      answered: () => undefined,
    };
  }

  const count = (): RoomsCall<void> => ({
    what: 'count past weeks',
    make: ({ game }) => game.count(),
    answered: () => undefined,
  });

  /** Compares each stored game with what it was. One step commits once, so no change is missed. */
  async function look(): Promise<void> {
    const rows = await world.database.db.select().from(findYourselfGames);
    for (const row of rows) {
      const game = openGame(cipher, row, row.sealed);
      if (game === undefined) continue;
      const was = seen.get(row.userId);
      const player = players.find(({ user }) => user.id === row.userId);
      const waits = row.waitsSince !== null;
      if (was === undefined && player !== undefined) {
        mustHold(!game.counted || lastShare, () => 'a game counts without a yes');
      }
      if (was !== undefined) compare(was, { game, waits });
      mustHold(!(waits && player?.isOut), () => 'a game waits that must not be counted');
      mustHold(!waits || game.counted, () => 'a game waits without a yes');
      seen.set(row.userId, { game, waits });
    }
  }

  function compare(
    was: { game: StoredGame; waits: boolean },
    { game, waits }: { game: StoredGame; waits: boolean },
  ): void {
    mustHold(was.game.counted || !game.counted, () => 'a yes is given after the first pair');
    if (was.game.answers === null || was.game.rounds.length === 0) return;
    if (game.rounds.length === 0) {
      mustHold(was.waits && !waits, () => 'a game is counted that did not wait');
      counted.rounds += countedOf(was.game);
      counted.players += Math.min(1, countedOf(was.game));
      world.count('games counted');
      return;
    }
    const [one, other] = [was.game, game].map(({ answers }) => JSON.stringify(answers));
    mustHold(one === other, () => 'an answer is replaced');
  }

  return {
    next() {
      const player = world.pick(players);
      const dice = world.chance();
      if (dice < 0.2) return count();
      if (dice < 0.22 && !player.isDeleted) return remove(player);
      if (player.game === undefined || dice < 0.3) return start(player);
      const mayLeave = player.tries.length === 0 && !player.isOut;
      if (mayLeave ? dice < 0.7 : dice < 0.35) return leave(player);
      return answer(player, player.game);
    },

    async check() {
      await look();
      const [sums] = await world.database.query(
        `select (select coalesce(sum(rounds), 0)::int from find_yourself_counters) as rounds,
            (select coalesce(sum(players), 0)::int from find_yourself_weeks) as players`,
      );
      for (const what of ['rounds', 'players'] as const) {
        const sum = Number(sums?.[what]);
        mustHold(sum === counted[what], () => `${sum} ${what} are counted, not ${counted[what]}`);
      }
    },
  };
}

/** Stores the players, and others whose games wait to be counted. */
async function addPlayers(world: SimulatedWorld, cipher: DataCipher): Promise<Player[]> {
  const all = await Promise.all(
    Array.from({ length: PLAYERS + WAITING }, async (_, index) => {
      const user = { id: world.random.uuid(), ...birthAt(index) };
      const rounds = await drawSimulated(undefined, world.random);
      return { user, rounds, id: world.random.uuid() };
    }),
  );
  await storeUsers(
    world,
    'player',
    all.map(({ user }) => user),
  );
  await world.database.db.insert(findYourselfGames).values(
    all.slice(PLAYERS).map(({ user, rounds, id }) => {
      const key = { userId: user.id, id };
      const answers = rounds.map((round) => ({ id: round.id, side: 'left' as const, knew: false }));
      const game = { counted: true, edition: 'one', salt: '', rounds, answers, hits: 0 };
      return { ...key, sealed: sealGame(cipher, key, game), waitsSince: WEEK_BEFORE };
    }),
  );
  return all.slice(0, PLAYERS).map(({ user }) => ({
    user,
    game: undefined,
    stands: undefined,
    tries: [],
    isOut: false,
    isDeleted: false,
  }));
}
