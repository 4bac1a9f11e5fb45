import { Button } from '#client/ui/actions/button.tsx';
import { AUTH_COPY } from '../auth.copy.ts';
import { shownPhoneNumber } from './phone-number.ts';

type VerifiedNumberProps = {
  phoneNumber: string;
  /** What the button does: 'NEXT', 'LOG IN'. */
  action: string;
  onAction: () => void;
  onChangeNumber: () => void;
  busy?: boolean | undefined;
};

/** In place of the six boxes when the code has been accepted before: it works only once. */
export function VerifiedNumber({
  phoneNumber,
  action,
  onAction,
  onChangeNumber,
  busy = false,
}: VerifiedNumberProps) {
  return (
    <div className="auth-form">
      <p className="small">
        {AUTH_COPY.code.verified(shownPhoneNumber(phoneNumber))}{' '}
        <button
          type="button"
          className="link cursor-pointer py-2"
          aria-label={AUTH_COPY.code.changeNumber}
          onClick={onChangeNumber}
        >
          {AUTH_COPY.code.change}
        </button>
      </p>
      <div className="auth-foot">
        <Button caps wide busy={busy} busyLabel={AUTH_COPY.signingIn} onClick={onAction}>
          {action}
        </Button>
      </div>
    </div>
  );
}
