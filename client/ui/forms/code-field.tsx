import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { foldDigits } from '#shared/core/typed-signs.ts';
import { classNames } from '../class-names.ts';
import { CODE_LENGTH, findCode, findDigits } from './code-text.ts';
import { useFieldControl } from './field-control.ts';
import { insertedText, wasInsertedAtOnce } from './inserted-text.ts';

const CODE_BOX = classNames(
  'relative grid h-16 place-items-center rounded border border-line-control bg-ink-900 font-serif text-34/none',
  'data-[active=true]:border-brass-300 data-[active=true]:outline data-[active=true]:outline-brass-300',
  'data-[invalid=true]:border-danger',
  'group-has-disabled:border-line-strong! group-has-disabled:bg-ink-700 group-has-disabled:text-ivory-500',
  'narrow:h-14 narrow:text-26/none',
  'forced-colors:data-[active=true]:outline-2 forced-colors:data-[active=true]:outline-[Highlight]',
);
const BOXES = Array.from({ length: CODE_LENGTH }, (_, index) => index);

type Selection = { start: number; end: number };

type CodeFieldProps = {
  value: string;
  onChange: (code: string) => void;
  /** Called when all six digits are entered: typed, pasted or filled in by the phone. */
  onComplete?: ((code: string) => void) | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

// Our choice: not the package `input-otp`, whose input accepts only six characters, moves to the end on every press,
// and adds pasted text to its content.
/**
 * Six boxes under one real input, so that typing, pasting, dictation and the phone's autofill all work. One box is
 * always selected: the one that was pressed or reached by arrow keys, and a typed digit replaces its digit. The input
 * accepts more than six characters, because browsers would cut off '123 456' before the page can read it.
 */
export function CodeField({ value, onChange, onComplete, ref, ...rest }: CodeFieldProps) {
  const control = useFieldControl();
  const invalid = control['aria-invalid'] === true;
  const input = useRef<HTMLInputElement>(null);
  const [selection, setSelection] = useState<Selection>();
  /** The box to select when the new value is shown. */
  const nextBox = useRef<number>(undefined);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  useLayoutEffect(() => {
    if (nextBox.current !== undefined && document.activeElement === input.current)
      select(nextBox.current);
    nextBox.current = undefined;
  });

  /** Selects a box with its digit; at most the first empty box. */
  function select(box: number) {
    const field = input.current;
    if (field === null) return;
    const start = Math.max(0, Math.min(box, field.value.length, CODE_LENGTH - 1));
    const end = Math.min(start + 1, field.value.length);
    field.setSelectionRange(start, end);
    setSelection({ start, end });
  }

  function change(code: string, isWhole: boolean, box: number) {
    nextBox.current = box;
    onChange(code);
    const isComplete = code.length === CODE_LENGTH;
    if (isComplete && (value.length < CODE_LENGTH || (isWhole && code !== value)))
      onComplete?.(code);
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = event.currentTarget;
    const caret = selectionStart ?? typed.length;
    if (wasInsertedAtOnce(event, value)) {
      const code = findCode(insertedText(event.nativeEvent) ?? typed) ?? findDigits(typed);
      if (code !== undefined) change(code, true, code.length);
      return;
    }
    const digits = foldDigits(typed).replace(/\D/g, '').slice(0, CODE_LENGTH);
    // Backspace moves to the left.
    const isShorter = digits.length < value.length;
    if (digits !== value) change(digits, false, isShorter ? caret - 1 : caret);
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    const code = findCode(pasted);
    // A part of a code is inserted by the browser.
    if (code === undefined && findDigits(pasted) !== undefined) return;
    event.preventDefault();
    if (code !== undefined) change(code, true, code.length);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const start = event.currentTarget.selectionStart ?? 0;
    const boxes: Record<string, number> = {
      ArrowLeft: start - 1,
      ArrowRight: start + 1,
      Home: 0,
      End: CODE_LENGTH,
    };
    const box = boxes[event.key];
    if (box === undefined) return;
    event.preventDefault();
    select(box);
  }

  function tap({ currentTarget, clientX }: MouseEvent<HTMLInputElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    select(width === 0 ? CODE_LENGTH : Math.floor(((clientX - left) / width) * CODE_LENGTH));
  }

  return (
    <div data-code-boxes className="group relative grid grid-cols-6 gap-2 narrow:gap-1.25">
      {BOXES.map((box) => {
        const isActive =
          selection !== undefined &&
          box >= selection.start &&
          box < Math.max(selection.end, selection.start + 1);
        return (
          <span
            key={box}
            className={CODE_BOX}
            aria-hidden="true"
            data-active={isActive}
            data-invalid={invalid}
          >
            <span>{value[box]}</span>
            {isActive && value[box] === undefined && (
              <span className="absolute h-7.5 w-[1.5px] animate-[cursor_2s_steps(1)_infinite] bg-brass-300 forced-colors:bg-[CanvasText]" />
            )}
          </span>
        );
      })}
      <input
        {...control}
        {...rest}
        ref={input}
        className="code-input"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={value}
        onChange={type}
        onPaste={paste}
        onKeyDown={press}
        onClick={tap}
        onFocus={() => select(CODE_LENGTH)}
        onSelect={({ currentTarget: { selectionStart: start, selectionEnd: end } }) => {
          if (start !== null && end !== null) setSelection({ start, end });
        }}
        onBlur={() => setSelection(undefined)}
      />
    </div>
  );
}
