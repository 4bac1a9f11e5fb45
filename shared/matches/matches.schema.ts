// Invitations, and what two people see of each other. Levels are those of `MATCH_LEVELS` in matches.ts, in its order:
// one word, four words, signs, threads, chart. Longitudes are apparent, geocentric and ecliptic, true equinox of date.

import * as z from 'zod/mini';
import { orNull } from '../core/absent.ts';
import { BIRTH_TIME_FOLDS } from '../core/birth.ts';
import { calendarDate } from '../core/calendar-date.schema.ts';
import { clockTime } from '../core/clock-time.ts';
import { personText } from '../core/text.ts';
import { ACCOUNT_FIELD_COPY } from '../identity/account/account.copy.ts';
import { ASPECT_KEYS } from '../sky/aspects.ts';
import { NATAL_POINT_KEYS } from '../sky/natal-points.ts';
import { SIGN_KEYS } from '../zodiac/signs.ts';
import { MATCH_FIELD_COPY } from './matches.copy.ts';
import {
  AREA_RATINGS,
  INVITATION_DAYS,
  MATCH_AREAS,
  MATCH_LEVELS,
  MAX_NICKNAME_LENGTH,
} from './matches.ts';

const matchLevel = z.enum(MATCH_LEVELS);
const levelField = z.enum(MATCH_LEVELS, MATCH_FIELD_COPY.level);
const nicknameField = personText({
  required: MATCH_FIELD_COPY.nicknameRequired,
  max: [MAX_NICKNAME_LENGTH, MATCH_FIELD_COPY.nicknameLong],
});
/** A secret of 160 random bits in base64url. */
const SECRET_FORM = /^[A-Za-z0-9_-]{27}$/;
const secretField = z
  .string(MATCH_FIELD_COPY.token)
  .check(z.regex(SECRET_FORM, MATCH_FIELD_COPY.token));

/** Which of their signs a person is willing to show to the other. */
const signSwitches = z.object({ sun: z.boolean(), moon: z.boolean(), rising: z.boolean() });
export type SignSwitches = z.infer<typeof signSwitches>;

export const invitationRequestSchema = z.object({
  /** The sender's name for the other person; the sender alone sees it. */
  nickname: nicknameField,
  /** The name of the sender that the link shows; null: the link shows no name. */
  signedAs: orNull(personText({ max: [MAX_NICKNAME_LENGTH, MATCH_FIELD_COPY.nicknameLong] })),
  level: levelField,
  /** Default: all three true. */
  signs: z.optional(signSwitches),
  /** How many days the invitation is open. */
  days: z.literal(INVITATION_DAYS, MATCH_FIELD_COPY.days),
});
export type InvitationRequest = z.output<typeof invitationRequestSchema>;

const invitationShape = {
  id: z.string(),
  nickname: z.string(),
  signedAs: z.nullable(z.string()),
  level: matchLevel,
  signs: signSwitches,
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  expiresAt: z.string(),
};
/** An open invitation. It does not say whether somebody has looked at it. */
export const invitationSchema = z.object(invitationShape);
export type Invitation = z.infer<typeof invitationSchema>;

/** A new invitation with its token, which no other answer contains. The link is `/invitation#<token>`. */
export const newInvitationSchema = z.object({ ...invitationShape, token: z.string() });
export type NewInvitation = z.infer<typeof newInvitationSchema>;

/** Newest first. */
export const invitationsSchema = z.array(invitationSchema);

export const openInvitationRequestSchema = z.object({ token: secretField });

/** What the link of an invitation shows. */
export const openedInvitationSchema = z.object({
  /** The sender's `signedAs`. */
  from: z.nullable(z.string()),
  level: matchLevel,
  expiresAt: z.string(),
});
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;

/** The birth of somebody without an account. The server does not store it. */
export const guestBirthSchema = z.object({
  birthDate: calendarDate(ACCOUNT_FIELD_COPY.birthDateRequired),
  birthTime: orNull(clockTime()),
  birthPlaceId: orNull(z.int(ACCOUNT_FIELD_COPY.birthPlaceUnknown).check(z.positive())),
  birthTimeFold: orNull(z.enum(BIRTH_TIME_FOLDS, ACCOUNT_FIELD_COPY.birthTimeFold)),
});
export type GuestBirth = z.output<typeof guestBirthSchema>;

export const acceptInvitationRequestSchema = z.object({
  token: secretField,
  /** A guest can choose one of the first two levels only. */
  level: levelField,
  /** The name for the sender that the person who accepts chooses. A guest may leave it out: it is then `from`. */
  nickname: z.optional(nicknameField),
  /** Default: all three true. */
  signs: z.optional(signSwitches),
  /** Needed from guests; ignored from users, whose stored birth details are used. */
  birth: z.optional(guestBirthSchema),
  /**
   * 160 random bits of a guest's own, the key to delete the match; default: the server makes one. The same answer again
   * with the same key gets the same match, so that a lost answer loses neither. Ignored from users.
   */
  guestKey: z.optional(secretField),
});
export type AcceptInvitationRequest = z.output<typeof acceptInvitationRequestSchema>;

/** How well the two get along in one area. */
const fourWord = z.object({ level: z.enum(AREA_RATINGS), line: z.string() });

/** The words of a match, which both people see alike. */
export const matchWordsSchema = z.object({
  /** The area that is easiest between the two, and the area that needs most care; never the same. */
  flows: z.enum(MATCH_AREAS),
  care: z.enum(MATCH_AREAS),
  text: z.string(),
  /** From the level *Four words* on. */
  four: z.optional(
    z.object({ love: fourWord, friendship: fourWord, communication: fourWord, trust: fourWord }),
  ),
  /** Whether a birth time is missing: then the Moon and the angles of both charts are left out of the comparison. */
  withoutMoon: z.boolean(),
});
export type MatchWords = z.infer<typeof matchWordsSchema>;

const signKey = z.enum(SIGN_KEYS);
/**
 * A sign is null where it is unknown, because a birth time or place is missing; absent where one of the two does not
 * show it.
 */
const sharedSigns = z.object({
  sun: z.optional(z.nullable(signKey)),
  moon: z.optional(z.nullable(signKey)),
  rising: z.optional(z.nullable(signKey)),
});
const chartPoint = z.object({
  key: z.enum(NATAL_POINT_KEYS),
  /** Degrees, to two decimals. */
  longitude: z.number().check(z.gte(0), z.lt(360)),
});

export const matchSchema = z.object({
  id: z.string(),
  /** The reader's name for the other person. */
  nickname: z.string(),
  /**
   * The other person. `gone`: the account was deleted, and only the words are left; `guest`: answered without an
   * account.
   */
  other: z.enum(['user', 'guest', 'gone']),
  /** The lower of the levels `yours` and `theirs`, which is the level at which both see the match. */
  shown: matchLevel,
  yours: matchLevel,
  theirs: matchLevel,
  /** The reader's own switches. */
  yourSigns: signSwitches,
  /** Whether each of the two has asked, at *Threads* or *Chart*, for a new match, which is made once both have. */
  again: z.object({ yours: z.boolean(), theirs: z.boolean() }),
  words: matchWordsSchema,
  /** Whether the reader has not looked at the list of matches since this one was made (`POST /api/matches/seen`). */
  isNew: z.boolean(),
  /** The line of the day, which both read on the same date. */
  today: z.string(),
  /** From the level *Signs* on. */
  signs: z.optional(z.object({ yours: sharedSigns, theirs: sharedSigns })),
  /** From the level *Threads* on: the aspects between points of the reader's chart and of the other's. */
  threads: z.optional(
    z.array(
      z.object({
        yours: z.enum(NATAL_POINT_KEYS),
        aspect: z.enum(ASPECT_KEYS),
        theirs: z.enum(NATAL_POINT_KEYS),
        /** What the two notice of it; null between slow points. */
        text: z.nullable(z.string()),
      }),
    ),
  ),
  /** At the level *Chart* only. */
  chart: z.optional(z.object({ yours: z.array(chartPoint), theirs: z.array(chartPoint) })),
  /**
   * At least how many birth dates from 1950 to 2008 fit what the other sees of the reader. A constant of the level, and at
   * *Signs* of the signs that are shown: the same for every pair, so that it reveals nothing of the other's chart.
   */
  secrecy: z.object({ dates: z.int() }),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type Match = z.infer<typeof matchSchema>;

/** The reader's own date, which is today somewhere on earth; default: today in the zone of the preferences. */
export const matchesQuerySchema = z.object({ date: z.optional(calendarDate()) });

/** Newest first. */
export const matchesSchema = z.array(matchSchema);

/** For a guest with a key, which no other answer contains. It is the guest's only means to delete the match. */
export const acceptedMatchSchema = z.extend(matchSchema, { guestKey: z.optional(z.string()) });
export type AcceptedMatch = z.infer<typeof acceptedMatchSchema>;

export const matchParamsSchema = z.object({ id: z.uuid() });

export const changeMatchRequestSchema = z
  .object({
    level: z.optional(levelField),
    signs: z.optional(signSwitches),
    again: z.optional(z.literal(true, MATCH_FIELD_COPY.again)),
  })
  .check(
    z.refine(
      ({ level, signs, again }) =>
        level !== undefined || signs !== undefined || again !== undefined,
      MATCH_FIELD_COPY.nothingToChange,
    ),
  );
export type ChangeMatchRequest = z.output<typeof changeMatchRequestSchema>;

export const leaveMatchRequestSchema = z.object({ guestKey: secretField });

export const goneSchema = z.object({ success: z.literal(true) });
