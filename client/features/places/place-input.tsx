import { useCombobox } from 'downshift';
import { type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { useFieldControl } from '#client/ui/forms/field-control.ts';
import { LIST_OPTION } from '#client/ui/forms/list-option.ts';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { listPlaceParts, placeWords } from '#shared/places/place-words.ts';
import type { Place } from '#shared/places/places.schema.ts';
import { PLACES_COPY } from './places.copy.ts';
import { readTypedPlace } from './typed-place.ts';
import { useCutOff } from './use-cut-off.ts';
import { usePlaces } from './use-places.ts';

const NO_PLACES: readonly Place[] = [];
/** Lower than any phone's window without its keyboard. */
const LOW_WINDOW_PX = 540;

type PlaceValue = {
  /** The text in the field: free text, or the label of the chosen place. */
  text: string;
  /** The id of the chosen place; null for free text. */
  id: number | null;
};

type PlaceInputProps = {
  value: PlaceValue;
  /** `place` is the chosen one; without it the text is free. */
  onChange: (value: PlaceValue, place?: Place) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  /** What to say when no place is chosen: for a text that may mean several places, and for one that means none. */
  unchosen?: { unsure: string; unknown: string };
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * A text field that suggests places; free text is also valid. A text that clearly means one place becomes that place
 * when the reader leaves the field; for any other text, a sentence asks which place is meant. Must be rendered inside a
 * Field.
 */
export function PlaceInput({
  value,
  onChange,
  onBlur,
  name,
  placeholder,
  unchosen,
  ref,
}: PlaceInputProps) {
  const control = useFieldControl();
  const { data, isFetching, isError, isCurrent } = usePlaces(value.text, value.id === null);
  const searched = value.id === null && value.text.trim().length > 1;
  // A cleared field does not show the suggestions for its previous text.
  const places = searched && data ? data : NO_PLACES;
  const typed =
    isCurrent && places.length > 0 ? readTypedPlace(value.text.trim(), places) : undefined;
  const meant = typed?.meant;
  /** Whether the reader has left the field since typing in it. */
  const [isLeft, setIsLeft] = useState(false);
  const [taken, setTaken] = useState<Place>();
  const cutOff = useCutOff(value.text);

  function choose(place: Place) {
    onChange({ text: placeWords(place), id: place.id }, place);
  }
  function take(place: Place) {
    setTaken(place);
    choose(place);
  }
  // The answer may come after the reader has left the field.
  const leftMeaning = isLeft ? meant : undefined;
  useEffect(() => {
    if (leftMeaning !== undefined) take(leftMeaning);
  });

  const { isOpen, highlightedIndex, openMenu, getInputProps, getMenuProps, getItemProps } =
    useCombobox<Place>({
      items: [...places],
      itemToString: (place) => (place ? placeWords(place) : ''),
      inputValue: value.text,
      selectedItem: null,
      ...(control.id === undefined ? {} : { inputId: control.id }),
      onSelectedItemChange: ({ selectedItem }) => {
        if (!selectedItem) return;
        setTaken(undefined);
        choose(selectedItem);
      },
      stateReducer: (state, { type, changes }) => {
        // Leaving the field chooses no suggestion; only Enter and a press do.
        if (type === useCombobox.stateChangeTypes.InputBlur)
          return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
        // A press on the field opens the list, which the focus may have opened before.
        if (type === useCombobox.stateChangeTypes.InputClick) return { ...changes, isOpen: true };
        return changes;
      },
    });

  const isListed = isOpen && places.length > 0;
  // While a phone's keyboard is up, the list needs all that is left of the window; on iOS the window itself stays high.
  useEffect(() => {
    const height = window.visualViewport?.height ?? window.innerHeight;
    if (isListed && height < LOW_WINDOW_PX) cutOff.ref.current?.scrollIntoView({ block: 'start' });
  }, [isListed, cutOff.ref]);
  const status = !searched
    ? ''
    : isError
      ? PLACES_COPY.failed
      : typed !== undefined
        ? joinSentences(typed.question, unchosen?.unsure)
        : isFetching
          ? PLACES_COPY.searching
          : data?.length === 0
            ? joinSentences(PLACES_COPY.none, unchosen?.unknown)
            : '';
  const isTaken = taken !== undefined && value.id !== null && value.text === placeWords(taken);
  const message = isTaken ? PLACES_COPY.taken(placeWords(taken)) : status;

  return (
    <div ref={cutOff.ref} className="relative scroll-mt-9">
      <TextInput
        {...getInputProps({
          ...control,
          ...(ref === undefined || ref === null ? {} : { ref }),
          onFocus: () => {
            setIsLeft(false);
            if (places.length > 0) openMenu();
          },
          onBlur: () => {
            setIsLeft(true);
            onBlur?.();
          },
          // Enter closes the list, as leaving the field does.
          onKeyDown: ({ key }: KeyboardEvent) => {
            if (key === 'Enter' && highlightedIndex === -1 && meant !== undefined) take(meant);
          },
          // downshift's onInputValueChange is called too late: a late value moves the caret.
          onChange: (event) => onChange({ text: event.currentTarget.value, id: null }),
        })}
        // The field's own label names the input.
        aria-labelledby={undefined}
        name={name}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="words"
        dir="auto"
        spellCheck={false}
      />
      <ul
        {...getMenuProps({ 'aria-label': PLACES_COPY.suggestions })}
        className={classNames(
          'absolute inset-x-0 top-14.5 z-15 max-h-80 overflow-y-auto bg-ink-800',
          isListed && 'border border-line-control p-1',
        )}
      >
        {isOpen &&
          places.map((place, index) => (
            <li
              key={place.id}
              {...getItemProps({ item: place, index })}
              className={classNames(
                LIST_OPTION,
                'grid min-h-13 cursor-pointer content-center px-3 py-1.5 leading-[1.3] wrap-anywhere',
              )}
              data-highlighted={index === highlightedIndex || undefined}
            >
              <span>{place.name}</span>
              <span className="text-15 text-ivory-300">
                {listPlaceParts(place).slice(1).join(', ')}
              </span>
            </li>
          ))}
      </ul>
      <p
        className={classNames(
          'text-15/[1.4] wrap-anywhere text-ivory-300',
          message !== '' && 'mt-2',
        )}
        role="status"
      >
        {/* While the list covers the sentence, it is hidden but keeps its space: content below does not
            move away from a finger that leaves the field. */}
        {isListed ? (
          <>
            <span className="sr-only">{PLACES_COPY.found(places.length)}</span>
            <span className="invisible">{message}</span>
          </>
        ) : (
          <span>{message}</span>
        )}
      </p>
      {cutOff.isCut && value.id !== null && !isTaken && (
        // Screen readers read the field.
        <p aria-hidden="true" className="mt-2 text-15/[1.4] wrap-anywhere text-ivory-300">
          {value.text}
        </p>
      )}
    </div>
  );
}

function joinSentences(first: string, second: string | undefined): string {
  return second === undefined ? first : `${first} ${second}`;
}
