import ArrowLeft from 'lucide-react/icons/arrow-left';
import Settings from 'lucide-react/icons/settings';
import Share from 'lucide-react/icons/share';
import { useState } from 'react';
import { Button } from '#client/ui/actions/button.tsx';
import { IconButton } from '#client/ui/actions/icon-button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { ChoiceCard } from '#client/ui/forms/choice-card.tsx';
import { CodeField } from '#client/ui/forms/code-field.tsx';
import { DateField } from '#client/ui/forms/date-field.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { PasswordInput } from '#client/ui/forms/password-input.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { Switch } from '#client/ui/forms/switch.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { TimeField } from '#client/ui/forms/time-field.tsx';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { SIGN_KEYS, SIGN_NAMES, type SignKey } from '#shared/zodiac/signs.ts';
import { KitPart, KitRow } from './kit-part.tsx';

const SHOWN_STATES = ['hover', 'pressed', 'focus'] as const;
const SIGN_OPTIONS = SIGN_KEYS.map((sign, index) => ({
  value: sign,
  label: SIGN_NAMES[index] ?? sign,
  glyph: sign,
}));

function noChange() {
  // The kit only displays components, so changes are ignored.
}

export function KitActions() {
  return (
    <KitPart title="Actions">
      {(['primary', 'second', 'quiet', 'danger'] as const).map((variant) => (
        <KitRow key={variant} name={variant}>
          <Button variant={variant}>At rest</Button>
          {SHOWN_STATES.map((state) => (
            <Button key={state} variant={variant} data-state-shown={state}>
              {state}
            </Button>
          ))}
          <Button variant={variant} busy busyLabel="Verifying…">
            Verify
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </KitRow>
      ))}
      <KitRow name="small, capitals, link">
        <Button size="small" variant="second">
          Sign In
        </Button>
        <Button variant="second" icon={<Share size={20} />}>
          Share
        </Button>
        <Button caps>VERIFY</Button>
        <Button caps disabled>
          NEXT
        </Button>
        <LinkButton href="/auth">Get Started Now</LinkButton>
        <LinkButton href="/profile" variant="quiet">
          See All Lucky Numbers
        </LinkButton>
      </KitRow>
      <KitRow name="icons">
        <IconButton label="Back" icon={<ArrowLeft size={24} />} />
        <IconButton label="Settings" icon={<Settings size={24} />} data-state-shown="hover" />
        <IconButton label="Settings" icon={<Settings size={24} />} data-state-shown="pressed" />
        <IconButton label="Settings" icon={<Settings size={24} />} data-state-shown="focus" />
        <IconButton label="Settings" icon={<Settings size={24} />} disabled />
      </KitRow>
      <Button wide>
        As wide as its parent, with words that need more than one line on a phone
      </Button>
    </KitPart>
  );
}

export function KitFields() {
  const [sign, setSign] = useState<SignKey>('leo');
  return (
    <KitPart title="Fields">
      <div className="grid items-start gap-6 md:grid-cols-2 lg:grid-cols-4">
        <Field label="Birth place" hint="Start typing and choose a place.">
          <TextInput placeholder="City, Country" />
        </Field>
        <Field label="First name">
          <TextInput defaultValue="Nora" data-state-shown="focus" />
        </Field>
        <Field label="Last name" error="Last name must be at least 2 characters">
          <TextInput defaultValue="W" />
        </Field>
        <Field label="Username" hint="Cannot be changed just now.">
          <TextInput defaultValue="user_0148_2231" disabled />
        </Field>
        <Field label="Phone number" required>
          <TextInput
            before={<span className="text-ivory-300">+1</span>}
            placeholder="212 555 0123"
          />
        </Field>
        <Field label="Password">
          <PasswordInput autoComplete="current-password" defaultValue="a secret" />
        </Field>
        <DateField label="Birth date" value="1994-08-02" onChange={noChange} />
        <DateField
          label="Birth date"
          value=""
          onChange={noChange}
          error="Please select your birth date"
        />
        <Field label="Birth time" optional hint="Without it there is no Ascendant.">
          <TimeField />
        </Field>
        <Field label="Birth time">
          <TimeField initial="21:18" />
        </Field>
        <Field label="Their Sign">
          <Select options={SIGN_OPTIONS} value={sign} onValueChange={setSign} />
        </Field>
        <Field label="Your Sign" error="Please choose a sign">
          <Select
            options={SIGN_OPTIONS}
            value={undefined}
            onValueChange={setSign}
            placeholder="Choose a sign"
          />
        </Field>
      </div>
      <div className="grid items-start gap-6 md:grid-cols-3">
        <Field label="Verification code">
          <CodeField value="417" onChange={noChange} />
        </Field>
        <Field label="Verification code" error="Invalid verification code. Please try again.">
          <CodeField value="417302" onChange={noChange} />
        </Field>
        <Field label="Verification code" labelHidden>
          <CodeField value="" onChange={noChange} disabled />
        </Field>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <ChoiceCard
          title="Women"
          description="Feminine energy"
          art={
            <>
              <Glyph name="water" size={22} />
              <Glyph name="earth" size={22} />
            </>
          }
        />
        <ChoiceCard
          title="Everyone"
          description="Universal energy"
          art={<Glyph name="fire" size={22} />}
          defaultChecked
        />
        <ChoiceCard title="Closed" description="Not to be had" disabled />
        <div>
          <Checkbox label="I don’t know my birth time" description="Then no houses are drawn." />
          <Checkbox label="Show the moving sky" defaultChecked />
          <Checkbox label="Not to be had" disabled />
          <Switch label="On" description="At once" checked onChange={() => undefined} />
          <Switch label="Off" checked={false} onChange={() => undefined} />
          <Switch label="Not to be had" checked={false} disabled />
        </div>
      </div>
    </KitPart>
  );
}
