import type { ComboboxItem, SelectProps } from '@mantine/core';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { library } from './classes.ts';
import { InputFrame, controlProps } from './input-frame.tsx';
import { OptionList, optionId } from './option-list.tsx';

export interface EntrySelectProps extends SelectProps {
  id: string;
  data: ComboboxItem[];
}

/** A searchable select: a combobox with a list, rendered as by the component library. */
export function Select(props: EntrySelectProps) {
  const { id, label, description, error, required, disabled, className } = props;
  const { data, value, name } = props;
  const chosen = data.find((option) => option.value === value);
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const control = useRef<HTMLInputElement>(null);
  const text = typed ?? chosen?.label ?? '';
  const shown = opened ? matching(data, typed) : [];

  function open(at: number) {
    setOpened(true);
    setActive(at);
  }
  function close() {
    setOpened(false);
    setActive(-1);
  }
  function choose(option: ComboboxItem) {
    if (option.value !== value) props.onChange?.(option.value as never, option as never);
    setTyped(null);
    close();
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!opened) open(chosen ? data.indexOf(chosen) : -1);
      else setActive(next(active, step, shown.length));
    } else if (event.key === 'Enter' && shown[active]) {
      event.preventDefault();
      choose(shown[active]);
    } else if (event.key === 'Escape') close();
  }
  const list = `${id}-list`;
  return (
    <>
      <InputFrame
        id={id}
        label={label}
        description={description}
        error={error}
        required={required}
        disabled={disabled}
        className={className}
        section={<Chevron isWrong={Boolean(error)} />}
      >
        <input
          {...controlProps({ id, error, description })}
          ref={control}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={opened}
          aria-controls={opened ? list : undefined}
          aria-activedescendant={shown[active] ? optionId(list, active) : undefined}
          autoComplete="off"
          required={required}
          disabled={disabled}
          value={text}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            open(-1);
          }}
          onClick={() => opened || open(-1)}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            close();
            setTyped(null);
            props.onBlur?.(event);
          }}
        />
      </InputFrame>
      <input type="hidden" name={name} value={value ?? ''} />
      {opened && (
        <OptionList
          list={list}
          shown={shown}
          active={active}
          value={value ?? null}
          labelledBy={`${id}-label`}
          nothing={props.nothingFoundMessage}
          below={control as RefObject<HTMLElement | null>}
          onChoose={choose}
        />
      )}
    </>
  );
}

/** Wraps around at both ends. */
const next = (from: number, step: number, count: number): number =>
  count === 0 ? -1 : (Math.max(from, step < 0 ? 0 : -1) + step + count) % count;

/** Returns all options until something is typed. */
function matching(data: ComboboxItem[], typed: string | null): ComboboxItem[] {
  const sought = typed?.trim().toLowerCase();
  return sought ? data.filter(({ label }) => label.toLowerCase().includes(sought)) : data;
}

const Chevron = ({ isWrong }: { isWrong: boolean }) => (
  <svg
    className={library.chevron}
    data-size="sm"
    data-error={isWrong || undefined}
    viewBox="0 0 15 15"
    fill="none"
    style={{ '--combobox-chevron-size': 'var(--combobox-chevron-size-sm)' } as object}
    aria-hidden
  >
    <path
      d="M5.25 5.75 7.5 3.5l2.25 2.25M5.25 9.25l2.25 2.25 2.25-2.25"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
