import { useCombobox } from 'downshift';
import type { Ref } from 'react';
import { useFieldControl } from '#client/ui/forms/field-control.ts';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import type { Place } from '#shared/places/places.schema.ts';
import { PLACES_COPY } from './places.copy.ts';
import { placeLine, usePlaces } from './use-places.ts';
import '#client/styles/places.css';

const NO_PLACES: readonly Place[] = [];

export type PlaceValue = {
  /** What stands in the field: free text, or the chosen place's line. */
  text: string;
  /** The chosen place's id; null for free text. */
  id: number | null;
};

type PlaceInputProps = {
  value: PlaceValue;
  onChange: (value: PlaceValue) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A place with suggestions as one types; free text stays what it is. Stands inside a Field. */
export function PlaceInput({ value, onChange, onBlur, name, placeholder, ref }: PlaceInputProps) {
  const control = useFieldControl();
  const { data, isFetching, isError } = usePlaces(value.text, value.id === null);
  const searched = value.id === null && value.text.trim().length > 1;
  // What an emptied field was asked before is not offered any more.
  const places = searched && data ? data : NO_PLACES;

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } =
    useCombobox<Place>({
      items: [...places],
      itemToString: (place) => (place ? placeLine(place) : ''),
      inputValue: value.text,
      selectedItem: null,
      ...(control.id === undefined ? {} : { inputId: control.id }),
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem) onChange({ text: placeLine(selectedItem), id: selectedItem.id });
      },
      // Leaving the field keeps what was typed; only Enter, Tab on nothing, or a press choose.
      stateReducer: (state, { type, changes }) =>
        type === useCombobox.stateChangeTypes.InputBlur
          ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
          : changes,
    });

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
    <div className="place">
      <TextInput
        {...getInputProps({
          ...control,
          ...(ref === undefined || ref === null ? {} : { ref }),
          onBlur,
          // Not downshift's onInputValueChange: that comes late, and a late value moves the caret.
          onChange: (event) => onChange({ text: event.currentTarget.value, id: null }),
        })}
        // The field's own label names it.
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
        className="place-list"
        data-open={isOpen && places.length > 0}
      >
        {isOpen &&
          places.map((place, index) => (
            <li
              key={place.id}
              {...getItemProps({ item: place, index })}
              className="place-item"
              data-highlighted={index === highlightedIndex}
            >
              <span>{place.name}</span>
              <span className="small">
                {[place.region, place.country].filter((part) => part !== '').join(', ')}
              </span>
            </li>
          ))}
      </ul>
      <p className="place-status" role="status">
        {status}
        {isOpen && places.length > 0 && (
          <span className="sr-only">{PLACES_COPY.found(places.length)}</span>
        )}
      </p>
    </div>
  );
}
