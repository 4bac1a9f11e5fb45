import { Button } from '#client/ui/actions/button.tsx';
import { LINK_TEXT } from '#client/ui/text/text-classes.ts';
import { AUTH_COPY } from '../auth.copy.ts';
import { AUTH_FORM, AuthFoot } from '../auth-form.tsx';
import { shownPhoneNumber } from './phone-number.ts';

type VerifiedNumberProps = {
  phoneNumber: string;
  /** The button's label: 'NEXT', 'LOG IN'. */
  action: string;
  onAction: () => void;
  onChangeNumber: () => void;
  busy?: boolean | undefined;
};

/** Replaces the code form once the code has been accepted, because a code works only once. */
export function VerifiedNumber({
  phoneNumber,
  action,
  onAction,
  onChangeNumber,
  busy = false,
}: VerifiedNumberProps) {
  return (
    <div className={AUTH_FORM}>
      <p className="text-15 text-ivory-300">
        <span>{`${AUTH_COPY.code.verified(shownPhoneNumber(phoneNumber))} `}</span>
        <button
          type="button"
          className={`${LINK_TEXT} cursor-pointer py-2`}
          aria-label={AUTH_COPY.code.changeNumber}
          onClick={onChangeNumber}
        >
          {AUTH_COPY.code.change}
        </button>
      </p>
      <AuthFoot>
        <Button caps wide busy={busy} busyLabel={AUTH_COPY.signingIn} onClick={onAction}>
          {action}
        </Button>
      </AuthFoot>
    </div>
  );
}
