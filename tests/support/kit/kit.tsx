// Every component of client/ui in every state, on one page; tests/tooling/render-kit.ts makes it a picture.

import { Button } from '#client/ui/actions/button.tsx';
import { CodeField } from '#client/ui/forms/code-field.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Plate } from '#client/ui/frame/plate.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { Wordmark } from '#client/ui/frame/wordmark.tsx';
import { Constellation } from '#client/ui/glyphs/constellation.tsx';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { GLYPH_NAMES } from '#client/ui/glyphs/glyph-names.ts';
import { OracleBox } from '#client/ui/oracle/oracle-box.tsx';
import { ProgressSteps } from '#client/ui/oracle/progress-steps.tsx';

export function Kit() {
  return (
    <main className="p-5">
      <Wordmark />
      <Section title="Controls">
        <div className="flex flex-wrap gap-4">
          <Button>Get Started Now</Button>
          <Button variant="second">Sign In</Button>
          <Button busy busyLabel="Verifying…">
            Verify
          </Button>
          <Button variant="quiet">Resend code</Button>
          <Button variant="danger">Delete</Button>
          <Button disabled>Disabled</Button>
        </div>
        <Field label="First name" error="Bad" hint="hint">
          <TextInput defaultValue="Nora" />
        </Field>
        <Field label="Code">
          <CodeField value="417" onChange={() => undefined} />
        </Field>
      </Section>
      <Plate>hello</Plate>
      <OracleBox line="Six small digits are on the wing. Catch them before Mercury does." />
      <ProgressSteps
        labels={['Phone', 'Verify', 'Birth Details', 'Attractions', 'Personality']}
        current={2}
      />
      <div className="flex flex-wrap gap-3">
        {GLYPH_NAMES.map((name) => (
          <Glyph key={name} name={name} size={36} />
        ))}
      </div>
      <Constellation sign="leo" width={220} />
    </main>
  );
}
