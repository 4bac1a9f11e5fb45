// The three ways of signing in, as passport strategies. A service puts its proof and the user's session into one
// transaction, in which the session calls passport's `login`.

import type { Request, Response } from 'express';
import passport from 'passport';
import type { UserRow } from '#server/db/schema/index.ts';
import type { PasskeyService } from '#server/features/identity/passkeys/passkeys.service.ts';
import type { RelyingPartyOf } from '#server/features/identity/passkeys/relying-party.ts';
import type { Authenticator } from '#server/features/identity/session/session-middleware.ts';
import type { SignInService } from '#server/features/identity/sign-in/sign-in.service.ts';
import type { RequestSession } from '#server/http/session-port.ts';
import type { PasskeyAssertion } from '#shared/identity/passkeys/passkeys.schema.ts';
import type { PasswordLogin, PhoneLogin } from '#shared/identity/sign-in/sign-in.schema.ts';

/** The call that a strategy authenticates; its body has been validated. */
interface SignInCall {
  body: PhoneLogin | PasswordLogin | PasskeyAssertion;
  user: UserRow | undefined;
  session: RequestSession;
  address: string;
  request: Request;
  response: Response;
}
declare global {
  namespace Express {
    interface Request {
      /** Set for calls that sign in. */
      signInCall?: SignInCall;
    }
  }
}

type Verify = (call: SignInCall) => Promise<UserRow> | undefined;

/** Signs in by the body of the call; fails without the fields it needs. */
class BodyStrategy extends passport.Strategy {
  // Not a #private field: passport calls `authenticate` on an object derived from this one, which has none.
  private readonly verify: Verify;

  constructor(name: string, verify: Verify) {
    super();
    this.name = name;
    this.verify = verify;
  }

  override authenticate({ signInCall }: Request): void {
    const verifying = signInCall && this.verify(signInCall);
    if (verifying === undefined) {
      this.fail('missing credentials');
      return;
    }
    verifying.then(
      (user) => this.success(user),
      (error: unknown) => this.error(error),
    );
  }
}

export function addStrategies(
  authenticator: Authenticator,
  services: { signIn: SignInService; passkeys: PasskeyService; relyingPartyOf: RelyingPartyOf },
): void {
  const { signIn, passkeys, relyingPartyOf } = services;
  authenticator.use(
    new BodyStrategy('code', ({ body, session }) =>
      'phoneNumber' in body ? signIn.loginByPhone(body.phoneNumber, session) : undefined,
    ),
  );
  authenticator.use(
    new BodyStrategy('password', ({ body, ...caller }) =>
      'password' in body ? signIn.loginByPassword(body, caller) : undefined,
    ),
  );
  authenticator.use(
    new BodyStrategy('passkey', ({ body, request, ...visitor }) =>
      'response' in body
        ? passkeys.signIn({ ...visitor, relyingParty: relyingPartyOf(request) }, body)
        : undefined,
    ),
  );
}

/** Runs the first strategy that finds the fields it needs. Throws like the service behind it. */
export function authenticate(
  authenticator: Authenticator,
  strategies: ('code' | 'password' | 'passkey')[],
  call: SignInCall,
): Promise<UserRow> {
  const { request, response } = call;
  request.signInCall = call;
  return new Promise((resolve, reject) => {
    const handle = authenticator.authenticate(
      strategies,
      (error: unknown, user: UserRow | false | undefined) =>
        user ? resolve(user) : reject(error ?? new Error('no strategy found its credentials')),
    );
    handle(request, response, reject);
  });
}
