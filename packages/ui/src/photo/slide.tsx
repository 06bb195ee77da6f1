import { useId } from 'react';
import classes from './photo.module.css';

interface SlideProps {
  label: string;
  value: number;
  from?: number;
  to?: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** A slider between two values, by pointer or arrow keys. */
export function Slide({ label, value, from = 0, to = 1, disabled, onChange }: SlideProps) {
  const id = useId();
  return (
    <span className={classes.slide}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={from}
        max={to}
        step={(to - from) / 100}
        value={value}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </span>
  );
}
