// The steps of every request under /api. When a request deserves several refusals, their order decides which one it
// gets:
// 429 address · 403 foreign_origin · 404 path · 405 · 415, 413 · 503 · 429 user · 401 · 400 · 403 forbidden ·
// 429 call · and then the refusals of the handler, such as 404 for an unknown id and 409.

import type { Step } from './exchange.ts';
import { assignRequestId } from './steps/assign-request-id.ts';
import { handle } from './steps/handle.ts';
import { limitByAddress } from './steps/limit-by-address.ts';
import { limitBySession } from './steps/limit-by-session.ts';
import { matchRoute } from './steps/match-route.ts';
import { openSession } from './steps/open-session.ts';
import { readJsonBody } from './steps/read-json-body.ts';
import { recordRequest } from './steps/record-request.ts';
import { refuseForeignOrigin } from './steps/refuse-foreign-origin.ts';
import { refuseWhenOverloaded } from './steps/refuse-when-overloaded.ts';
import { requireOwner } from './steps/require-owner.ts';
import { requireUser } from './steps/require-user.ts';
import { sendAnswer } from './steps/send-answer.ts';
import { startDeadline } from './steps/start-deadline.ts';
import { takeRouteLimits } from './steps/take-route-limits.ts';
import { validateInput } from './steps/validate-input.ts';

export const REQUEST_STEPS: readonly Step[] = [
  assignRequestId,
  recordRequest,
  limitByAddress,
  refuseForeignOrigin,
  matchRoute,
  readJsonBody,
  startDeadline,
  refuseWhenOverloaded,
  openSession,
  limitBySession,
  requireUser,
  validateInput,
  requireOwner,
  takeRouteLimits,
  handle,
  sendAnswer,
];
