import { useCombobox } from 'downshift';
import type { Ref } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { useFieldControl } from '#client/ui/forms/field-control.ts';
import { LIST_OPTION } from '#client/ui/forms/list-option.ts';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import type { Place } from '#shared/places/places.schema.ts';
import { PLACES_COPY } from './places.copy.ts';
import { placeLine, usePlaces } from './use-places.ts';

const NO_PLACES: readonly Place[] = [];

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
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A text field that suggests places; free text is also valid. Must be rendered inside a Field. */
export function PlaceInput({ value, onChange, onBlur, name, placeholder, ref }: PlaceInputProps) {
  const control = useFieldControl();
  const { data, isFetching, isError } = usePlaces(value.text, value.id === null);
  const searched = value.id === null && value.text.trim().length > 1;
  // An emptied field does not show the suggestions of its previous text.
  const places = searched && data ? data : NO_PLACES;

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } =
    useCombobox<Place>({
      items: [...places],
      itemToString: (place) => (place ? placeLine(place) : ''),
      inputValue: value.text,
      selectedItem: null,
      ...(control.id === undefined ? {} : { inputId: control.id }),
      onSelectedItemChange: ({ selectedItem }) => {
        if (!selectedItem) return;
        onChange({ text: placeLine(selectedItem), id: selectedItem.id }, selectedItem);
      },
      // Leaving the field does not change its text; only Enter and a press choose a suggestion.
      stateReducer: (state, { type, changes }) =>
        type === useCombobox.stateChangeTypes.InputBlur
          ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
          : changes,
    });

  const isListed = isOpen && places.length > 0;
  const status = !searched
    ? ''
    : isError
      ? PLACES_COPY.failed
      : isFetching
        ? PLACES_COPY.searching
        : data?.length === 0
          ? PLACES_COPY.none
          : '';

  return (
    <div className="relative">
      <TextInput
        {...getInputProps({
          ...control,
          ...(ref === undefined || ref === null ? {} : { ref }),
          onBlur,
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
                'grid min-h-13 cursor-pointer content-center px-3 py-1.5 leading-[1.3]',
              )}
              data-highlighted={index === highlightedIndex || undefined}
            >
              <span>{place.name}</span>
              <span className="text-15 text-ivory-300">
                {[place.region, place.country].filter((part) => part !== '').join(', ')}
              </span>
            </li>
          ))}
      </ul>
      <p
        className={classNames('text-15/[1.4] text-ivory-300', status !== '' && !isListed && 'mt-2')}
        role="status"
      >
        {status}
        {isListed && <span className="sr-only">{PLACES_COPY.found(places.length)}</span>}
      </p>
    </div>
  );
}
