// Invitations, and what two people see of each other. Longitudes are apparent, geocentric, true equinox of date.

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
  FOUR_WORDS,
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
/** 160 bits, base64url. */
const SECRET_FORM = /^[A-Za-z0-9_-]{27}$/;
const secretField = z
  .string(MATCH_FIELD_COPY.token)
  .check(z.regex(SECRET_FORM, MATCH_FIELD_COPY.token));

/** A switch for each sign. */
const signSwitches = z.object({ sun: z.boolean(), moon: z.boolean(), rising: z.boolean() });
export type SignSwitches = z.infer<typeof signSwitches>;

export const invitationRequestSchema = z.object({
  /** What the sender calls the other; the sender alone sees it. */
  nickname: nicknameField,
  /** How the link names the sender; without it the link has no name. */
  signedAs: orNull(personText({ max: [MAX_NICKNAME_LENGTH, MATCH_FIELD_COPY.nicknameLong] })),
  level: levelField,
  /** All on, unless said. */
  signs: z.optional(signSwitches),
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
/** An invitation that waits. Whether somebody has looked at it is not told. */
export const invitationSchema = z.object(invitationShape);
export type Invitation = z.infer<typeof invitationSchema>;

/** The token is told once. The link is `/invitation#<token>`. */
export const newInvitationSchema = z.object({ ...invitationShape, token: z.string() });
export type NewInvitation = z.infer<typeof newInvitationSchema>;

/** Newest first. */
export const invitationsSchema = z.array(invitationSchema);

export const openInvitationRequestSchema = z.object({ token: secretField });

/** What a link shows. */
export const openedInvitationSchema = z.object({
  /** How the sender has signed; null where they have not. */
  from: z.nullable(z.string()),
  level: matchLevel,
  expiresAt: z.string(),
});
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;

/** The birth of somebody without an account; it is not kept. */
export const guestBirthSchema = z.object({
  birthDate: calendarDate(ACCOUNT_FIELD_COPY.birthDateRequired),
  birthTime: orNull(clockTime()),
  birthPlaceId: orNull(z.int(ACCOUNT_FIELD_COPY.birthPlaceUnknown).check(z.positive())),
  birthTimeFold: orNull(z.enum(BIRTH_TIME_FOLDS, ACCOUNT_FIELD_COPY.birthTimeFold)),
});
export type GuestBirth = z.output<typeof guestBirthSchema>;

export const acceptInvitationRequestSchema = z.object({
  token: secretField,
  /** A guest can choose one of the first two. */
  level: levelField,
  /** What the one who accepts calls the sender. */
  nickname: nicknameField,
  /** All on, unless said. */
  signs: z.optional(signSwitches),
  /** From guests; a user's own birth details count. */
  birth: z.optional(guestBirthSchema),
});
export type AcceptInvitationRequest = z.output<typeof acceptInvitationRequestSchema>;

const fourWord = z.object({ level: z.enum(FOUR_WORDS), line: z.string() });

/** The same for both people. */
export const matchWordsSchema = z.object({
  /** What flows most between the two, and what needs most care; never the same. */
  flows: z.enum(MATCH_AREAS),
  care: z.enum(MATCH_AREAS),
  text: z.string(),
  /** From *Four words* on. */
  four: z.optional(
    z.object({ love: fourWord, friendship: fourWord, communication: fourWord, trust: fourWord }),
  ),
  /** A birth time is missing, so that the Moon and the angles count for neither. */
  withoutMoon: z.boolean(),
});
export type MatchWords = z.infer<typeof matchWordsSchema>;

const signKey = z.enum(SIGN_KEYS);
/** Null where it is not known, for want of a birth time or place; absent where one of the two switched it off. */
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

export const secrecySchema = z.object({ dates: z.int(), ifAgeKnown: z.int() });

export const matchSchema = z.object({
  id: z.string(),
  /** What the reader calls the other. */
  nickname: z.string(),
  /** `gone`: their account was deleted, so that the words alone are left; `guest`: they answered without an account. */
  other: z.enum(['user', 'guest', 'gone']),
  /** The lower of both choices. */
  shown: matchLevel,
  yours: matchLevel,
  theirs: matchLevel,
  /** The reader's own switches. */
  yourSigns: signSwitches,
  /** Whether each has asked for the match to be made anew; it is once both have. */
  again: z.object({ yours: z.boolean(), theirs: z.boolean() }),
  words: matchWordsSchema,
  /** From *Signs* on. */
  signs: z.optional(z.object({ yours: sharedSigns, theirs: sharedSigns })),
  /** From *Threads* on: which of the reader's points touches which of the other's. */
  threads: z.optional(
    z.array(
      z.object({
        yours: z.enum(NATAL_POINT_KEYS),
        aspect: z.enum(ASPECT_KEYS),
        theirs: z.enum(NATAL_POINT_KEYS),
      }),
    ),
  ),
  /** With *Chart*. */
  chart: z.optional(z.object({ yours: z.array(chartPoint), theirs: z.array(chartPoint) })),
  /**
   * How many days from 1950 to 2008 fit what the other sees of the reader, and how many of the year of the reader's
   * age: counted for this pair, and rounded down to a 1, 2 or 5 with noughts, because the exact figure would itself
   * give the other's chart away. Print it as "or more".
   */
  secrecy: secrecySchema,
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type Match = z.infer<typeof matchSchema>;

/** Newest first. */
export const matchesSchema = z.array(matchSchema);

/** A guest's key is told once: with it, and with nothing else, the guest deletes the match. */
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
